import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DETECTION_ORIGINS, INTEGRATION_NAMES, sourceIdOf } from '@waybill/contract';
import { repositoryFiles } from '../repository/repository-files.ts';
import type { KindName } from './kinds.ts';

/** An id that each kind can still have in the tree at `root`, to try the scaffolds with. */
export function sampleIds(root: string): Record<KindName, string> {
  return {
    connector: freeSource(root),
    classifier: 'business/sample-reference',
    detector: freeOrigin(root),
    screen: 'sample-screen',
    widget: 'sample-widget',
    tab: 'sample-tab',
    resource: 'sample-note',
  };
}

/** A source that no connector reads and whose name no connector’s folder has. */
function freeSource(root: string): string {
  const connectors = repositoryFiles(root).filter((file) =>
    /^packages\/connectors\/src\/[^/]+\/connector\.ts$/.test(file),
  );
  const texts = connectors.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const free = INTEGRATION_NAMES.filter(
    (name) =>
      !texts.includes(`'${name}'`) &&
      !connectors.includes(`packages/connectors/src/${sourceIdOf(name)}/connector.ts`),
  );
  return sourceIdOf(first(free, 'Every source has a connector'));
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
