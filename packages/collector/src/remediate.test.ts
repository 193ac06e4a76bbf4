import { connectorForSource } from '@waybill/connectors';
import type { Remediation } from '@waybill/connectors/kit/declaration/remediation-schema';
import type { IntegrationName } from '@waybill/contract';
import { expect, test } from 'vitest';
import { sourceAccess, type SourceAccess } from './remediate.ts';
import { createTokenCache } from './token-cache.ts';

interface Sent {
  method: string;
  path: string;
  body: string;
  authorization: string | null;
}

/** A declared act on an object whose source answers by a function; `sent` holds what was asked. */
function access(
  source: IntegrationName,
  id: Remediation['id'],
  given: { target: Record<string, string>; values: Record<string, string> },
  answer: (sent: Sent) => Response,
): { source: SourceAccess; sent: Sent[]; scopes: readonly string[] } {
  const declaration = connectorForSource(source)?.declaration;
  const remediation = declaration?.remediations.find(
    (one) => one.id === id && one.sources.includes(source),
  );
  if (!declaration || !remediation) throw new Error(`${source} cannot ${id}`);
  const sent: Sent[] = [];
  return {
    sent,
    scopes: remediation.scopes,
    source: sourceAccess({
      ...given,
      declaration,
      remediation,
      now: () => Date.now(),
      signal: new AbortController().signal,
      tokens: createTokenCache(),
      sleep: async () => undefined,
      send: async (url, init) => {
        const { pathname, search, host } = new URL(url);
        const headers = new Headers(init.headers);
        const request = {
          method: init.method ?? 'GET',
          path: `${host}${pathname}${search}`,
          body: typeof init.body === 'string' ? init.body : '',
          authorization: headers.get('authorization'),
        };
        sent.push(request);
        return answer(request);
      },
    }),
  };
}

test('GitHub: a public repository is made private, once', async () => {
  let visibility = 'public';
  const target = { name: 'northwind/payroll' };
  const values = { token: 'ghp_1', organization: 'northwind' };
  const { source, sent } = access('GitHub', 'make_private', { target, values }, ({ method }) => {
    if (method === 'PATCH') visibility = 'private';
    return Response.json({ full_name: 'northwind/payroll', visibility });
  });
  expect(await source.read()).toMatchObject({
    value: [{ key: 'northwind/payroll', kind: 'public', isKept: false }],
  });
  expect(await source.take(['northwind/payroll'])).toMatchObject({ ok: true });
  expect(await source.read()).toEqual({ ok: true, value: [] });
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET api.github.com/repos/northwind/payroll',
    'PATCH api.github.com/repos/northwind/payroll',
    'GET api.github.com/repos/northwind/payroll',
  ]);
  expect(sent[1]).toMatchObject({
    body: '{"visibility":"private"}',
    authorization: 'Bearer ghp_1',
  });
});

test('GitHub: a token that may not, and a repository that it does not see', async () => {
  const given = { target: { name: 'northwind/payroll' }, values: { token: 'ghp_1' } };
  let status = 403;
  const { source } = access('GitHub', 'make_private', given, () =>
    Response.json({ message: 'Must have admin rights to Repository.' }, { status }),
  );
  expect(await source.take(['k'])).toMatchObject({ ok: false, code: 'permission_missing' });
  status = 404;
  expect(await source.read()).toMatchObject({ ok: false, code: 'not_found' });
});

test('Slack: the public link of a file is revoked', async () => {
  let isShared = true;
  const given = { target: { id: 'F0ABC' }, values: { token: 'xoxp-1' } };
  const { source, sent } = access('Slack', 'expire_link', given, ({ method }) => {
    if (method === 'POST') isShared = false;
    return Response.json({ ok: true, file: { id: 'F0ABC', public_url_shared: isShared } });
  });
  expect(await source.read()).toMatchObject({ value: [{ key: 'F0ABC', kind: 'link' }] });
  await source.take(['F0ABC']);
  expect(await source.read()).toEqual({ ok: true, value: [] });
  expect(sent[1]).toMatchObject({
    method: 'POST',
    path: 'slack.com/api/files.revokePublicURL',
    body: 'file=F0ABC',
  });
});

test.each([
  ['missing_scope', 'permission_missing'],
  ['invalid_auth', 'auth_expired'],
  ['file_deleted', 'gone'],
  ['something_new', 'config_invalid'],
])('Slack: the refusal %s is no success', async (error, code) => {
  const given = { target: { id: 'F0ABC' }, values: { token: 'xoxp-1' } };
  const { source, scopes } = access('Slack', 'expire_link', given, () =>
    Response.json({ ok: false, error }),
  );
  expect(await source.take(['F0ABC'])).toMatchObject({ ok: false, code });
  expect(scopes).toContain('files:write');
});

const GRAPH = {
  target: { url: 'https://northwind.sharepoint.com/sites/hr/Shared Documents/Pay.xlsx' },
  values: { tenant_id: 'T', client_id: 'C', client_secret: 'S' },
};

test('SharePoint: an item is found by its address, and a link of it is deleted', async () => {
  let permissions: { id: string; [member: string]: unknown }[] = [
    { id: 'p1', roles: ['owner'], grantedToV2: { user: { email: 'eva@ours.example' } } },
    { id: 'p2', roles: ['read'], link: { scope: 'anonymous', type: 'view' } },
    {
      id: 'p3',
      roles: ['write'],
      link: { scope: 'users' },
      grantedToIdentitiesV2: [
        { user: { email: 'max@ours.example' } },
        { user: { email: 'X@rival.example' } },
      ],
    },
    {
      id: 'p4',
      roles: ['read'],
      inheritedFrom: {},
      grantedToV2: { siteGroup: { displayName: 'HR' } },
    },
  ];
  const { source, sent } = access('SharePoint', 'expire_link', GRAPH, ({ method, path }) => {
    if (path.includes('/token')) return Response.json({ access_token: 'A', expires_in: 3600 });
    if (path.includes('/shares/')) {
      return Response.json({ id: '01ITEM', parentReference: { driveId: 'b!DRIVE' } });
    }
    if (method === 'GET') return Response.json({ value: permissions });
    permissions = permissions.filter(({ id }) => !path.endsWith(`/${id}`));
    return new Response(null, { status: 204 });
  });
  const before = await source.read();
  expect(before).toMatchObject({
    value: [
      { key: 'p1', kind: 'person', isKept: true },
      { key: 'p2', kind: 'link', name: null, role: 'read', isKept: false },
      { key: 'p3', kind: 'person', addresses: ['max@ours.example', 'x@rival.example'] },
      { key: 'p4', kind: 'group', name: 'HR', isKept: true },
    ],
  });
  await source.take(['p2']);
  expect(await source.read()).toMatchObject({
    value: [{ key: 'p1' }, { key: 'p3' }, { key: 'p4' }],
  });
  const share = Buffer.from(GRAPH.target.url).toString('base64url');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST login.microsoftonline.com/T/oauth2/v2.0/token',
    `GET graph.microsoft.com/v1.0/shares/u!${share}/driveItem?$select=id%2CparentReference`,
    'GET graph.microsoft.com/v1.0/drives/b!DRIVE/items/01ITEM/permissions',
    'DELETE graph.microsoft.com/v1.0/drives/b!DRIVE/items/01ITEM/permissions/p2',
    'GET graph.microsoft.com/v1.0/drives/b!DRIVE/items/01ITEM/permissions',
  ]);
});

test('OneDrive: what is gone already is no failure, what is forbidden is one', async () => {
  let status = 404;
  const { source } = access('OneDrive', 'remove_recipients', GRAPH, ({ method, path }) => {
    if (path.includes('/token')) return Response.json({ access_token: 'A', expires_in: 3600 });
    if (method === 'GET') return Response.json({ id: 'I', parentReference: { driveId: 'D' } });
    return Response.json({ error: { code: 'accessDenied' } }, { status });
  });
  expect(await source.take(['p9'])).toMatchObject({ ok: true });
  status = 403;
  expect(await source.take(['p9'])).toMatchObject({ ok: false, code: 'permission_missing' });
});
