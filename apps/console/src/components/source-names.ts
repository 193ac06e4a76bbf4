import { MOST_SOURCE_NAME } from '@waybill/contract/enums';

/**
 * Names of sources in the search parameters: of registered and removed ones. Several may share a
 * parameter, separated by commas; invalid ones are dropped.
 */
export function sourceNamesIn(params: URLSearchParams): string[] {
  const asked = params.getAll('source').flatMap((value) => value.split(','));
  return [...new Set(asked)].filter((name) => name !== '' && name.length <= MOST_SOURCE_NAME);
}
