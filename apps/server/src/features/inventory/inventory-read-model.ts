/** What other features may use of this one. */
export { personNames, personNameSql } from './person-names.ts';
