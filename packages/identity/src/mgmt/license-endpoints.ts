import type { EndpointGroup } from '../wire/endpoint.ts';

/** The server's client library asks once per start and repeats the answer in a header. */
export const endpoints: EndpointGroup = [
  {
    method: 'GET',
    path: '/v1/mgmt/license',
    access: 'management',
    run: async () => ({ body: { rateLimitTier: 'embedded' } }),
  },
];
