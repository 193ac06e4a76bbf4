/** Risk functions published to other features. */
export { readRescoreTasks } from './rescore-view.ts';
