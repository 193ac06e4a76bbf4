/** What other features may use of this one. */
export { personNames } from './person-names.ts';
