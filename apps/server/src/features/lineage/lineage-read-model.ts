/** What other features and the bench may use of this one. */
export { findPaths, type FoundPaths, type PathRequest } from './find-paths.ts';
export type { PathEnd } from './search-side.ts';
