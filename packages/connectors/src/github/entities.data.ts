import type { Shape } from '../kit/map/map-declaration.ts';

/** Lists of the REST API: issues, repositories, teams and people. */
export const ENTITY_SHAPES: readonly Shape[] = [
  {
    when: { all: [{ has: 'number' }, { has: 'title' }, { has: 'user' }] },
    entity: 'item',
    stream: 'issues',
    itemKind: 'record',
    id: ['node_id', 'id'],
    changedAt: ['updated_at', 'created_at'],
    name: 'title',
    url: 'html_url',
    owner: 'user.login',
    parentId: ['repository.full_name', 'repository_url'],
  },
  {
    when: { all: [{ has: 'full_name' }, { has: 'owner.login' }] },
    entity: 'item',
    stream: 'repositories',
    itemKind: 'folder',
    id: ['node_id', 'id'],
    changedAt: ['updated_at', 'pushed_at', 'created_at'],
    name: 'full_name',
    path: 'full_name',
    url: 'html_url',
    owner: 'owner.login',
    parentId: 'owner.login',
    visibility: [
      {
        lookup: 'visibility',
        table: { public: 'public', internal: 'internal', private: 'private' },
      },
      { lookup: 'private', table: { true: 'private', false: 'public' } },
    ],
  },
  {
    when: { all: [{ has: 'slug' }, { has: 'privacy' }] },
    entity: 'group',
    stream: 'teams',
    id: ['node_id', 'id'],
    changedAt: 'updated_at',
    name: 'name',
    members: { list: 'members', take: ['login', 'id'] },
  },
  {
    when: { all: [{ has: 'login' }, { has: 'id' }, { has: 'type' }] },
    entity: 'person',
    stream: 'members',
    id: ['node_id', 'id'],
    changedAt: 'updated_at',
    name: 'name',
    emails: ['email'],
    logins: ['login'],
    status: {
      when: { has: 'suspended_at' },
      then: { const: 'suspended' },
      otherwise: { const: 'active' },
    },
    external: { lookup: 'affiliation', table: { member: 'no', outside: 'yes' } },
  },
];
