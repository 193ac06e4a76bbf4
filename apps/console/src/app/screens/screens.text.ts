import { defineText } from '@waybill/ui';

export const screensText = defineText('app/screens/screens', {
  investigate: 'Investigate',
  prevent: 'Prevent',
  manage: 'Manage',
  // These two are verbatim from the specification.
  loading: 'Loading Application...',
  notFound: 'Not Found',
  notAllowed: (title: string) => `You do not have access to ${title}`,
  notLoaded: 'This screen could not be loaded',
  notLoadedDetail: 'The connection failed, or Waybill was updated. Try again to reload the page.',
});
