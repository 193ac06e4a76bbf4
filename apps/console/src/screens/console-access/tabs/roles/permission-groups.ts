import type { Permission } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { permissionsText } from './permissions.text.ts';

type Group = 'detections' | 'activity' | 'policies' | 'data' | 'access';

/** Group of every permission by its resource; a new resource is a compile error here. */
const GROUP_OF: Readonly<Record<ResourceOf<Permission>, Group>> = {
  overview: 'detections',
  detection: 'detections',
  case: 'detections',
  evidence: 'detections',
  content: 'detections',
  activity: 'activity',
  flow: 'activity',
  person: 'activity',
  policy: 'policies',
  remediation: 'policies',
  integration: 'data',
  'data-type': 'data',
  classify: 'data',
  setting: 'data',
  session: 'access',
  user: 'access',
  access: 'access',
  role: 'access',
  scope: 'access',
  token: 'access',
  audit: 'access',
  directory: 'access',
};

type ResourceOf<P> = P extends `${infer Resource}:${string}` ? Resource : never;

const GROUPS: readonly Group[] = ['detections', 'activity', 'policies', 'data', 'access'];

export interface PermissionGroup {
  id: Group;
  label: string;
  permissions: { permission: Permission; label: string }[];
}

const resourceOf = (permission: Permission): ResourceOf<Permission> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what precedes the colon is the resource by the type
  permission.split(':')[0] as ResourceOf<Permission>;

/** What permissions allow, in the page’s language; the name of one that this console does not know. */
export function permissionNames(names: readonly string[]): string {
  const text: Readonly<Record<string, unknown>> = textOf(permissionsText);
  return names.map((name) => (typeof text[name] === 'string' ? text[name] : name)).join(' · ');
}

/** Permissions by what they are about, explained in the page’s language. */
export function permissionGroups(all: readonly Permission[]): PermissionGroup[] {
  const text = textOf(permissionsText);
  return GROUPS.map((id) => ({
    id,
    label: text[`group_${id}`],
    permissions: all
      .filter((permission) => GROUP_OF[resourceOf(permission)] === id)
      .map((permission) => ({ permission, label: text[permission] })),
  })).filter(({ permissions }) => permissions.length > 0);
}
