/** Where the API accepts or returns any JSON, and why it has no schema. */
export interface JsonValueUse {
  /** A component or an operation. */
  in: readonly string[];
  /** The member that is any JSON; empty for the whole. Elements of lists are named as their list. */
  member: string;
  reason: string;
}

const FILES =
  'The body is a file of the caller’s; it is read as bytes, and a reader finds out what it is.';
const RECORDS = 'The records of vendors have the form that each vendor gave them.';
const FACTS =
  'A test holds facts as people write them. What is wrong with them makes the test fail, and keeps no draft from being saved.';

export const JSON_VALUE_USES: readonly JsonValueUse[] = [
  ...['changes.key', 'changes.before', 'changes.after'].map((member) => ({
    in: ['AuditEntryValue'],
    member,
    reason: 'Columns of the table that was changed, which differ from table to table.',
  })),
  { in: ['JsonObject'], member: '*', reason: 'An object with any members is made of it.' },
  {
    in: [
      'POST /v1/classify',
      'PUT /v1/data-types/{dataTypeId}/rows',
      'POST /v1/data-types/{dataTypeId}/templates',
    ],
    member: '',
    reason: FILES,
  },
  {
    in: ['POST /v1/ingest/{source}', 'POST /v1/hooks/{hookId}'],
    member: '',
    reason: RECORDS,
  },
  {
    in: ['GET /v1/integrations/{integrationId}/sample'],
    member: 'events',
    reason: 'Shown as they were mapped, for people who read them; nothing computes with them.',
  },
  {
    in: ['GET /v1/integrations/{integrationId}/sample'],
    member: 'entities',
    reason: 'Shown as they were mapped, for people who read them; nothing computes with them.',
  },
  {
    in: ['GET /v1/traces/{originId}/{destinationId}/prov'],
    member: '',
    reason: 'PROV-JSON is a format of the W3C with a schema of its own.',
  },
  { in: ['RuleTest'], member: 'event', reason: FACTS },
  {
    in: [
      'POST /v1/policies',
      'PATCH /v1/policies/{policyKey}',
      'POST /v1/policies/check',
      'POST /v1/policies/preview',
      'POST /v1/policies/backtest',
    ],
    member: 'content.rules.tests.event',
    reason: FACTS,
  },
  {
    in: ['ContentChange'],
    member: 'before',
    reason: 'A change can be of any member of a policy, from a name to a whole rule.',
  },
  {
    in: ['ContentChange'],
    member: 'after',
    reason: 'A change can be of any member of a policy, from a name to a whole rule.',
  },
];
