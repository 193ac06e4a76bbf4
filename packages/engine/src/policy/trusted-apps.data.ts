import type { Condition } from '@waybill/contract';

/**
 * Apps of Microsoft itself, by application id. Source: Microsoft, “Verify first-party Microsoft applications in
 * sign-in reports”.
 */
const FIRST_PARTY_APPS = [
  '1fec8e78-bce4-4aaf-ab1b-5451cc387264',
  '4765445b-32c6-49b0-83e6-1d93765276ca',
  'de8bc8b5-d9f9-48b1-a8ad-b748da725064',
  '27922004-5251-4030-b22d-91ecd9a37ea4',
  'b26aadf8-566f-4478-926f-589f601d9c74',
  '1950a258-227b-4e31-a9cf-717495945fc2',
  '04b07795-8ddb-461a-bbee-02f9e1bf7b46',
  '14d82eec-204b-4c2f-b7e8-296a70dab67e',
  'd3590ed6-52b3-4102-aeff-aad2292ab01c',
  '00000002-0000-0ff1-ce00-000000000000',
  '00000003-0000-0ff1-ce00-000000000000',
  '89bee1f7-5e6e-4d8a-9f3d-ecd601259da7',
  '57336123-6e14-4acc-8dcf-287b6088aa28',
  'af124e86-4e96-495a-b70a-90f90ab96707',
  'ab9b8c07-8f02-4f72-87fa-80105867a763',
];

/** Operations that only an administrator can do; other records say who consented. */
const ADMIN_OPERATIONS = [
  'app_approved',
  'Add app role assignment to service principal',
  'Add app role assignment to service principal.',
];

/**
 * An app of the service's own vendor, or one from a verified publisher that an administrator approved.
 * Entra records name the app only; its publisher is known from the directory’s list of applications.
 */
export const TRUSTED_APP: Condition = {
  any: [
    { f: 'object.id', op: 'in~', v: FIRST_PARTY_APPS },
    { f: 'extra.application', op: 'in~', v: FIRST_PARTY_APPS },
    { f: 'app.firstParty', op: 'eq', v: true },
    {
      all: [
        { f: 'app.publisherVerified', op: 'eq', v: 'yes' },
        {
          any: [
            { f: 'app.consentBy', op: 'eq', v: 'administrator' },
            { f: 'operation', op: 'in~', v: ADMIN_OPERATIONS },
          ],
        },
      ],
    },
  ],
};
