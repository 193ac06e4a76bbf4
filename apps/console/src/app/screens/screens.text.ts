import { defineText } from '@waybill/ui';

export const screensText = defineText('app/screens/screens', {
  investigate: 'Investigate',
  prevent: 'Prevent',
  manage: 'Manage',
  // These two to the letter of the specification.
  loading: 'Loading Application...',
  notFound: 'Not Found',
  notAllowed: (title: string) => `You cannot see ${title}`,
  notLoaded: 'This screen could not be loaded',
  notLoadedDetail:
    'The connection broke, or Waybill has been updated. Trying again loads the page afresh.',
});
