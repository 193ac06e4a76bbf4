import { parseArgs } from 'node:util';
import type { ConformanceTarget } from '@waybill/identity/conformance/conformance-kit';
import { casesFor, runConformance } from '@waybill/identity/conformance/run-conformance';
import { startOwnProvider } from './identity-own-provider.ts';

/**
 * Tests an identity provider against the API of the published client libraries: `npm run eval --
 * identity [--base-url u --project-id p --management-key k]`. By default ours is started, with strict
 * error codes. `--redirect-url` is a page that links may lead to, if it is not `/login` of the
 * provider's own origin; `--only` is a part of the tested endpoints, e.g. `/v1/auth/otp`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      'base-url': { type: 'string' },
      'project-id': { type: 'string' },
      'management-key': { type: 'string' },
      'redirect-url': { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  const named = targetOf(values);
  const own = named ? null : await startOwnProvider();
  const target = named ?? own?.target;
  if (!target) return;
  console.log(`provider: ${named ? target.baseUrl : 'our own'}, project ${target.projectId}`);
  const asked = casesFor(target).filter(({ endpoint }) => endpoint.includes(values.only));
  const { endpoints, passed, failed, cases } = await runConformance(target, console.log, asked);
  await own?.stop();
  console.log(`${cases} cases over ${endpoints} endpoints, ${failed.length} failed`);
  console.log(JSON.stringify({ endpoints, passed, failed }));
}

function targetOf(values: Record<string, string | undefined>): ConformanceTarget | null {
  const given = [values['base-url'], values['project-id'], values['management-key']];
  const [baseUrl, projectId, managementKey] = given;
  if (given.every((value) => value === undefined)) return null;
  if (!baseUrl || !projectId || !managementKey) {
    throw new Error('Name all of --base-url, --project-id and --management-key, or none');
  }
  const address = baseUrl.replace(/\/+$/, '');
  return {
    baseUrl: address,
    projectId,
    managementKey,
    isStrict: true,
    has: new Set(),
    redirectUrl: values['redirect-url'] ?? `${new URL(address).origin}/login`,
  };
}
