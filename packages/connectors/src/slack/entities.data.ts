import type { MapDeclaration } from '../kit/map/map-declaration.ts';

/** A member of a workspace (users.list) and a conversation (conversations.list), as they are. */
export const ENTITIES: MapDeclaration = {
  source: 'Slack',
  shapes: [
    {
      when: { any: [{ is: ['is_bot', true] }, { is: ['id', 'USLACKBOT'] }] },
      skip: 'an application of Slack, not a person',
    },
    {
      when: { any: [{ has: 'is_im' }, { has: 'is_channel' }, { has: 'num_members' }] },
      entity: 'item',
      stream: 'conversations',
      itemKind: 'channel',
      id: 'id',
      changedAt: ['updated', 'created'],
      deleted: 'is_archived',
      name: ['name', 'name_normalized'],
      owner: 'creator',
      parentId: ['context_team_id', 'shared_team_ids.0'],
      visibility: [
        { when: { is: ['is_ext_shared', true] }, then: { const: 'external' } },
        {
          when: {
            any: [{ is: ['is_private', true] }, { is: ['is_im', true] }, { is: ['is_mpim', true] }],
          },
          then: { const: 'private' },
        },
        { when: { is: ['is_private', false] }, then: { const: 'internal' } },
      ],
    },
    {
      when: { any: [{ has: 'is_bot' }, { has: 'profile' }, { has: 'real_name' }] },
      entity: 'person',
      stream: 'users',
      id: 'id',
      changedAt: 'updated',
      name: ['profile.real_name', 'real_name', 'name'],
      emails: ['profile.email'],
      logins: ['name'],
      title: 'profile.title',
      timeZone: 'tz',
      status: { lookup: 'deleted', table: { true: 'suspended', false: 'active' } },
      external: [
        {
          when: {
            any: [
              { is: ['is_restricted', true] },
              { is: ['is_ultra_restricted', true] },
              { is: ['is_stranger', true] },
            ],
          },
          then: { const: 'yes' },
        },
        { when: { is: ['is_restricted', false] }, then: { const: 'no' } },
      ],
      privileged: [
        {
          when: { any: [{ is: ['is_admin', true] }, { is: ['is_owner', true] }] },
          then: { const: 'yes' },
        },
        { when: { is: ['is_admin', false] }, then: { const: 'no' } },
      ],
    },
  ],
};
