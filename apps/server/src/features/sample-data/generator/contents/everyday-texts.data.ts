/** Everyday texts, by department: `{person}`, `{day}` and `{number}` are filled in. */
export const EVERYDAY_TEXTS: Readonly<Record<string, readonly string[]>> = {
  executive: [
    'Talking points for the town hall: canteen, parking, the bicycle scheme. {person} opens, questions at the end.',
    'Please move the strategy day to week {number}. {person} cannot come on {day}.',
  ],
  engineering: [
    'Release {number} went out on {day}. One queue was slow to drain; {person} raised its limit and watches it.',
    'Review notes: the retry loop needs a limit, the rest is fine. {person} merges after lunch on {day}.',
    'On-call summary for week {number}: two pages, both for a full disk. {person} adds an alert on {day}.',
  ],
  product: [
    'Interview {number}: the person could not find the export. They looked in settings first. {person} will sketch two options by {day}.',
    'Launch brief, draft {number}. Open questions: name, languages, date. {person} decides on {day}.',
  ],
  marketing: [
    'Newsletter draft {number}: three stories, one picture each. {person} checks the wording by {day}.',
    'Booth {number} has power and a table. {person} brings the banners on {day}.',
  ],
  success: [
    'Call with the customer on {day}: happy with the pilot, wants {number} more seats. {person} follows up.',
    'Escalation {number} is solved. {person} writes to the customer on {day}.',
  ],
  people: [
    'Onboarding plan for week {number}: laptop, badge, lunch with the team. {person} is the buddy until {day}.',
    'The review cycle opens on {day}. {person} answers questions in room {number}.',
  ],
  sales: [
    'Account plan, page {number}: next step is a visit on {day}. {person} prepares the slides.',
    'Pipeline review on {day}: {number} deals moved, one slipped. {person} calls them back.',
  ],
  finance: [
    'Month end is on {day}. Cost centre {number} is still open; {person} has the last receipts.',
    'Cash forecast for week {number} is in the folder. {person} compares it with the plan on {day}.',
  ],
  legal: [
    'Comments on draft {number}: clause on notice is fine, clause on venue is not. {person} answers by {day}.',
    'The processing record has {number} entries. {person} goes through them on {day}.',
  ],
  operations: [
    'Delivery {number} is late and comes on {day}. {person} told the warehouse.',
    'Stock count: shelf {number} is complete. {person} counts the rest on {day}.',
  ],
  it: [
    'Restore test {number} took half an hour. {person} writes down the steps on {day}.',
    'Access review: {number} accounts are done, the rest by {day}. {person} asks the leads.',
  ],
};

export const WEEKDAYS: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
