/** Published to other features. */
export { keysOfPeople, peopleAliases, peopleOfDigests } from './people.ts';
export { personNames, personNameSql } from './person-names.ts';
