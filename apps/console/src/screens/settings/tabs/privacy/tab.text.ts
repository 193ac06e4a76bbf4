import { defineText, formatCount } from '@waybill/ui';

const days = (count: number) => `${formatCount(count)} ${count === 1 ? 'day' : 'days'}`;
const contents = (count: number) => `${formatCount(count)} ${count === 1 ? 'content' : 'contents'}`;

export const tabText = defineText('screens/settings/tabs/privacy/tab', {
  title: 'Privacy',
  contents: 'Contents',
  about:
    'Waybill classifies pasted, uploaded and sent content when its event arrives. Findings are stored as masked lines. The content itself is discarded unless you keep it here.',
  whyKeep:
    'Kept content is reclassified when a data type or exception changes, and members with permission can view it in a detection. Every view is recorded. Content is stored encrypted and deleted when its retention ends.',
  choice: 'After classification, content is',
  forgotten: 'Discarded',
  forgottenHint: 'Data type changes apply only to new content.',
  kept: 'Kept for a period',
  keptHint: 'Applies to content from now on. Existing content keeps its date.',
  days: 'Days',
  daysHint: (most: number) => `1 to ${formatCount(most)}`,
  badgeForgotten: 'Not kept',
  badgeKept: (count: number) => `Kept for ${days(count)}`,
  keptNow: 'Currently kept',
  keptNowValue: (count: number, size: string) => `${contents(count)}, ${size}`,
  noneKept: 'None',
  oldest: 'Oldest from',
  deletesAll: (count: number) =>
    `Saving permanently deletes ${count === 1 ? 'the kept content' : `all ${contents(count)}`}.`,
  deletesOlder: (count: number) => `Saving permanently deletes content older than ${days(count)}.`,
  deleteQuestion: 'Delete kept content?',
  deleteAndSave: 'Delete and save',
  save: 'Save changes',
  discard: 'Discard',
  nothingChanged: 'No changes',
  allSaved: 'All changes saved.',
  unsaved: 'Unsaved changes.',
  savedForgotten: 'Content is no longer kept',
  savedKept: (count: number) => `Content is kept for ${days(count)}`,
  undo: 'Undo',
  undoneNote: 'Deleted content cannot be restored.',
  conflict: 'Someone else changed the settings',
  conflictNote: 'The latest version is loaded. Repeat your change.',
  leaveQuestion: 'Leave without saving?',
  leaveEffect: 'Your changes will be lost.',
  leave: 'Leave',
});
