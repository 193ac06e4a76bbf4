import { defineText } from '../text/define-text.ts';

export const stateText = defineText('ui/state/state', {
  loading: 'Loading',
  request: 'Request',
  tryAgain: 'Try again',
  progress: (done: string, all: string) => `${done} of ${all}`,
});
