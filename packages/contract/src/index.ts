export * from './activity.ts';
export * from './define-routes.ts';
export * from './enums.ts';
export * from './errors.ts';
export * from './permissions.ts';
export * from './problem.ts';
export * from './routes.ts';
export * from './sources.ts';
export { SettledPlaceValue } from './values.ts';
