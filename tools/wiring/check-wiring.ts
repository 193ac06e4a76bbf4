import { ROOT } from '../repository/root.ts';
import { BREAKS } from './breaks.data.ts';
import { tryBreaks } from './try-breaks.ts';

const faults = await tryBreaks(ROOT, BREAKS);
for (const fault of faults) console.log(fault);
console.log(`${BREAKS.length} broken places, ${faults.length} not noticed`);
process.exit(faults.length === 0 ? 0 : 1);
