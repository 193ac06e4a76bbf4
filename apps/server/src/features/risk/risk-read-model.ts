/** What other features may use of risk. */
export { readRescoreTasks } from './rescore-view.ts';
