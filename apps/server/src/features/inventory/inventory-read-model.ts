/** What other features may use of this one. */
export { keysOfPeople, peopleAliases, peopleOfDigests } from './people.ts';
export { personNames, personNameSql } from './person-names.ts';
