import { MOST_SOURCE_NAME } from '@waybill/contract/enums';

/**
 * Names of sources among the search parameters: of registered ones and of those that were removed since.
 * Several may share a parameter, divided by commas; one that no source can have is dropped.
 */
export function sourceNamesIn(params: URLSearchParams): string[] {
  const asked = params.getAll('source').flatMap((value) => value.split(','));
  return [...new Set(asked)].filter((name) => name !== '' && name.length <= MOST_SOURCE_NAME);
}
