const OPEN = 'status=new,in_review,awaiting_person,awaiting_team,escalated,snoozed';
const MONTH = 'from=now-30d';

/** Realistic filters of the detections list, from none to many. */
export const FILTERS: readonly string[] = [
  '',
  OPEN,
  MONTH,
  `${OPEN}&${MONTH}`,
  `${OPEN}&from=now-7d`,
  'from=now-24h',
  `severity=CRITICAL,HIGH&${OPEN}`,
  `severity=CRITICAL&assignee=none&${OPEN}`,
  `source=Google%20Drive&${MONTH}`,
  `destination=Public&${MONTH}`,
  'policy=opened-to-public&from=now-90d',
  'person=person7%40ours.example',
  `not=source:Slack&not=severity:LOW&${MONTH}`,
  `managed=unmanaged&${MONTH}`,
  `hours=8,9,10,11&zone=Europe/Berlin&${MONTH}`,
  `sort=severity&${OPEN}`,
  `sort=events&${MONTH}`,
  'q=payroll',
  'q=person7%40ours.example',
];

/** Dashboards: ranges, a zone, the managed switch and cross-filters. */
export const DASHBOARDS: readonly string[] = [
  '',
  'from=now-7d&zone=Europe/Berlin',
  'from=now-30d&zone=America/New_York',
  'from=now-90d&zone=Asia/Kolkata',
  'from=now-30d&managed=unmanaged',
  'from=now-30d&severity=CRITICAL,HIGH',
  'from=now-30d&source=Google%20Drive&not=destination:Public',
];

export const SEARCHES: readonly string[] = ['payroll', 'person7', 'person: person12', 'zzqx'];
