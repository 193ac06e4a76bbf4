export {
  createClient,
  type CallOptions,
  type ClientOptions,
  type WaybillClient,
} from './create-client.ts';
export { WaybillError, type WaybillProblem } from './waybill-error.ts';
export type * from './operations.data.ts';
export { pagesOf } from './pages-of.ts';
