import { ROOT } from './repository/root.ts';
import { writeSbom } from './supply-chain/write-sbom.ts';

console.log(`Wrote ${(await writeSbom(ROOT)).join(' and ')}`);
