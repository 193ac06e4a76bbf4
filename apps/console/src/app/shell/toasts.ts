// A separate module, so that the page renders before the code of toasts is loaded.
export { ToastArea } from '@waybill/ui';
