import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { patientFetch } from './cookie-jar.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { expectSame } from './mgmt-expect.ts';

const GENERATE = 'POST /v2/mgmt/tenant/adminlinks/sso/generate';
const REVOKE = 'POST /v1/mgmt/tenant/adminlinks/sso/revoke';

const SECONDS = 3600;

async function linkOf(kit: ConformanceKit, tenantId: string, ssoId?: string): Promise<string> {
  const { tenant } = kit.management;
  const made = expectOk(await tenant.generateSSOConfigurationLink(tenantId, SECONDS, ssoId));
  const { adminSSOConfigurationLink: link } = made;
  assert.ok(URL.canParse(link), 'the answer has no link');
  return link;
}

/** Page shown to a browser. */
async function pageAt(link: string): Promise<string> {
  const answer = await patientFetch(link, { redirect: 'follow' });
  assert.ok(answer.ok, `the page answers ${answer.status}`);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/, 'no page');
  return answer.text();
}

export const cases: ConformanceCases = [
  {
    endpoint: GENERATE,
    name: 'answers a link to a page, another one each time',
    async run(kit) {
      const tenantId = await kit.tenant('setup');
      const [first, second] = [await linkOf(kit, tenantId), await linkOf(kit, tenantId)];
      assert.notEqual(first, second, 'the same link twice');
      assert.ok((await pageAt(second)).includes('<html'), 'no page');
    },
  },
  {
    endpoint: GENERATE,
    name: 'refuses a tenant that does not exist',
    async run(kit) {
      const { tenant } = kit.management;
      expectRefused(await tenant.generateSSOConfigurationLink(kit.newName('nowhere'), SECONDS));
      expectRefused(await tenant.generateSSOConfigurationLink('', SECONDS), 400);
    },
  },
  {
    endpoint: REVOKE,
    name: 'makes the page of the link another one, whether or not there is a link',
    async run(kit) {
      const { tenant } = kit.management;
      const tenantId = await kit.tenant('setup');
      const link = await linkOf(kit, tenantId, 'okta');
      const before = await pageAt(link);
      expectSame(await pageAt(link), before, 'the page at a second look');
      expectOk<object>(await tenant.revokeSSOConfigurationLink(tenantId, 'okta'));
      assert.notEqual(await pageAt(link), before, 'the link is good still');
      expectOk<object>(await tenant.revokeSSOConfigurationLink(tenantId));
    },
  },
  {
    endpoint: REVOKE,
    name: 'refuses a tenant that does not exist',
    async run(kit) {
      expectRefused(await kit.management.tenant.revokeSSOConfigurationLink(kit.newName('nowhere')));
    },
  },
];
