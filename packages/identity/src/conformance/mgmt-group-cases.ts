import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused, type SdkReply } from './expect-reply.ts';
import { codeOf, expectAddress, postFromElsewhere } from './federated-way.ts';
import { expectSame } from './mgmt-expect.ts';
import { newDomain } from './mgmt-sso-given.ts';

type Groups = ConformanceKit['management']['group'];
type Group = NonNullable<Awaited<ReturnType<Groups['loadAllGroups']>>['data']>[number];

const ALL = 'POST /v1/mgmt/group/all';
const OF_MEMBERS = 'POST /v1/mgmt/group/member/all';
const MEMBERS = 'POST /v1/mgmt/group/members';

const IN_A_TENANT: readonly {
  endpoint: string;
  load(group: Groups, tenantId: string): Promise<SdkReply<Group[]>>;
}[] = [
  { endpoint: ALL, load: (group, tenantId) => group.loadAllGroups(tenantId) },
  {
    endpoint: OF_MEMBERS,
    load: (group, tenantId) => group.loadAllGroupsForMember(tenantId, [], []),
  },
  { endpoint: MEMBERS, load: (group, tenantId) => group.loadAllGroupMembers(tenantId, 'staff') },
];

/** A tenant in which Ada, of analysts and staff, and Ben, of staff, have signed in by SAML. */
async function staffed(kit: ConformanceKit) {
  const idp = await kit.samlIdp();
  const tenantId = await kit.tenant('groups');
  const domain = newDomain(kit);
  const settings = {
    idpUrl: idp.ssoUrl,
    entityId: idp.entityId,
    idpCert: idp.certificate(),
    attributeMapping: { group: 'groups', email: 'email', name: 'displayName' },
  };
  const { redirectUrl } = kit.target;
  expectOk<object>(
    await kit.management.sso.configureSAMLSettings(tenantId, settings, redirectUrl, [domain]),
  );
  const join = async (displayName: string, groups: string[]) => {
    const email = kit.newLoginId('group', domain);
    const { sdk, ...client } = kit.client();
    const url = expectAddress(await sdk.saml.start(tenantId, redirectUrl));
    const attributes = { email, displayName, groups };
    const { action, fields } = idp.answer(url.href, { nameId: email, attributes });
    const page = await postFromElsewhere(
      kit,
      { sdk, ...client },
      { action, fields: { ...fields } },
    );
    const { user } = expectOk(await sdk.saml.exchange(codeOf(page)));
    return { loginId: email, userId: user?.userId ?? '', display: displayName };
  };
  const ada = await join('Ada Group', ['staff', 'analysts']);
  const ben = await join('Ben Group', ['staff']);
  return { tenantId, ada, ben };
}

/** The groups by name, with the login ids of their members. */
function expectGroups(reply: SdkReply<Group[]>, expected: Record<string, object[]>): void {
  const found = expectOk(reply).map(({ id, display, members }) => {
    expectSame(display, id, 'name of a group');
    return [id, members?.toSorted((a, b) => a.loginId.localeCompare(b.loginId))];
  });
  expectSame(Object.fromEntries(found), expected, 'groups');
}

function sorted(...members: { loginId: string }[]): object[] {
  return members.toSorted((a, b) => a.loginId.localeCompare(b.loginId));
}

export const cases: ConformanceCases = [
  {
    endpoint: ALL,
    name: 'answers the groups of the tenant with their members, and no others',
    async run(kit) {
      const { group } = kit.management;
      const { tenantId, ada, ben } = await staffed(kit);
      const expected = { analysts: [ada], staff: sorted(ada, ben) };
      expectGroups(await group.loadAllGroups(tenantId), expected);
      expectGroups(await group.loadAllGroups(await kit.tenant('empty')), {});
    },
  },
  {
    endpoint: OF_MEMBERS,
    name: 'answers the groups of members, by either id',
    async run(kit) {
      const { group } = kit.management;
      const { tenantId, ada, ben } = await staffed(kit);
      const staff = sorted(ada, ben);
      const both = { analysts: [ada], staff };
      expectGroups(await group.loadAllGroupsForMember(tenantId, [ada.userId], []), both);
      expectGroups(await group.loadAllGroupsForMember(tenantId, [], [ben.loginId]), { staff });
      expectGroups(await group.loadAllGroupsForMember(tenantId, [], []), {});
    },
  },
  {
    endpoint: MEMBERS,
    name: 'answers one group, and nothing for a name that no group has',
    async run(kit) {
      const { group } = kit.management;
      const { tenantId, ada } = await staffed(kit);
      expectGroups(await group.loadAllGroupMembers(tenantId, 'analysts'), { analysts: [ada] });
      expectGroups(await group.loadAllGroupMembers(tenantId, 'nobody'), {});
    },
  },
  {
    endpoint: MEMBERS,
    name: 'forgets who leaves the tenant',
    async run(kit) {
      const { group, user } = kit.management;
      const { tenantId, ada } = await staffed(kit);
      expectOk(await user.removeTenant(ada.loginId, tenantId));
      expectGroups(await group.loadAllGroupMembers(tenantId, 'analysts'), {});
    },
  },
  ...IN_A_TENANT.map(({ endpoint, load }) => ({
    endpoint,
    name: 'refuses a tenant that does not exist',
    async run(kit: ConformanceKit) {
      expectRefused(await load(kit.management.group, kit.newName('nowhere')), 404);
    },
  })),
];
