import { sampleDays } from './sample-days.ts';
const opt = { seed: 20260, endAt: Date.UTC(2026,10,21,13), ownDomain: 'example.com' };
for (let i=0;i<3;i++){ const t = process.hrtime.bigint(); const c=process.cpuUsage(); let n=0; for (const d of sampleDays(opt)) n+=d.length; const u=process.cpuUsage(c); console.log(n, 'wall', Number(process.hrtime.bigint()-t)/1e6, 'cpu', (u.user+u.system)/1e3, 'rss', process.memoryUsage().rss/1e6); }
