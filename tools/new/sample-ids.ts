import { rmSync } from 'node:fs';
import path from 'node:path';
import { DETECTION_ORIGINS } from '@waybill/contract';
import { ROOT } from '../repository/root.ts';
import { repositoryFiles } from '../repository/repository-files.ts';
import type { KindName } from './kinds.ts';

/** An id that each kind can still have in the tree at `root`, to try the scaffolds with. */
export function sampleIds(root: string): Record<KindName, string> {
  return {
    connector: freeSource(root),
    classifier: 'business/sample-reference',
    secret: 'sample-api-key',
    detector: freeOrigin(root),
    screen: 'sample-screen',
    widget: 'sample-widget',
    tab: 'sample-tab',
    resource: 'sample-note',
  };
}

/** Every source has a connector: one of them makes room. Nothing else in the tree names it. */
const SAMPLE_SOURCE = 'coralogix';

/**
 * The source to scaffold a connector for, after its own was taken out of the tree at `root`, which has to
 * be a copy that is thrown away.
 */
function freeSource(root: string): string {
  if (path.resolve(root) === ROOT) throw new Error('Only a copy may lose a connector');
  rmSync(path.join(root, 'packages/connectors/src', SAMPLE_SOURCE), {
    recursive: true,
    force: true,
  });
  return SAMPLE_SOURCE;
}

function freeOrigin(root: string): string {
  const files = new Set(repositoryFiles(root));
  const ids = DETECTION_ORIGINS.map((origin) =>
    origin.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const free = ids.filter((id) => !files.has(`packages/engine/src/detectors/${id}.ts`));
  return first(free, 'Every detection origin has a detector');
}

function first<T>([item]: readonly T[], otherwise: string): T {
  if (item === undefined) throw new Error(otherwise);
  return item;
}
