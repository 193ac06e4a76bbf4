import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectSame } from './mgmt-expect.ts';
import { givenAttribute } from './mgmt-given.ts';

const PATH = '/v1/mgmt/user/customattribute';
const CREATE = `POST ${PATH}/create`;
const LOAD = `GET ${PATH}s`;
const DELETE = `POST ${PATH}/delete`;

async function definitionOf({ management }: ConformanceKit, name: string) {
  const all = expectOk(await management.user.getCustomAttributes());
  return all.find((definition) => definition.name === name);
}

export const cases: ConformanceCases = [
  {
    endpoint: CREATE,
    name: 'defines an attribute and answers all that there are',
    async run(kit) {
      const { user } = kit.management;
      const name = kit.newName('team').replace('-', '');
      kit.takeBackLater(() => user.deleteCustomAttributes([name]));
      const definition = { name, type: 1, displayName: 'Team' };
      const all = expectOk(await user.createCustomAttributes([definition]));
      expectFields(
        all.find((one) => one.name === name),
        definition,
      );
    },
  },
  {
    endpoint: CREATE,
    name: 'refuses a name that is taken, and a definition without one',
    async run(kit) {
      const name = await givenAttribute(kit);
      expectRefused(await kit.management.user.createCustomAttributes([{ name, type: 1 }]));
      expectRefused(
        await postManagement(kit, `${PATH}/create`, { attributes: [{ type: 1 }] }),
        400,
      );
    },
  },
  {
    endpoint: LOAD,
    name: 'lists the definitions',
    async run(kit) {
      const name = await givenAttribute(kit);
      const definition = await definitionOf(kit, name);
      expectKinds(definition, { name: 'filled text', type: 'number', displayName: 'text' });
    },
  },
  {
    endpoint: DELETE,
    name: 'refuses what is no list',
    async run(kit) {
      expectRefused(await postManagement(kit, `${PATH}/delete`, { names: 'all' }), 400);
    },
  },
  {
    endpoint: DELETE,
    name: 'takes the definition away, and the attribute of the users with it',
    async run(kit) {
      const { user } = kit.management;
      const [gone, kept] = [await givenAttribute(kit), await givenAttribute(kit)];
      const customAttributes = { [gone]: 'blue', [kept]: 'red' };
      const { loginId } = await kit.testUser('attribute', { customAttributes });
      expectOk(await user.deleteCustomAttributes([gone]));
      expectSame(await definitionOf(kit, gone), undefined, 'the definition');
      expectFields(await definitionOf(kit, kept), { name: kept });
      const loaded = expectOk(await user.load(loginId));
      expectFields(loaded, { customAttributes: { [kept]: 'red' } });
    },
  },
];
