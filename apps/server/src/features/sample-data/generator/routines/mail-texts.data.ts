/** Subjects of the sample's mail, inside the company and with business partners. */
export const INSIDE_SUBJECTS: readonly string[] = [
  'Notes from today',
  'Question about the forecast',
  'Agenda for Thursday',
  'Numbers for the review',
  'Room change',
  'Draft for your comments',
  'Handover before my leave',
  'Follow-up from the call',
  'Updated plan',
  'Quick check before I send this',
  'Travel in two weeks',
  'Please approve',
];

export const OUTSIDE_SUBJECTS: readonly string[] = [
  'Offer as discussed',
  'Delivery dates',
  'Invoice attached',
  'Your question from Monday',
  'Minutes of our call',
  'Order confirmation',
  'Next steps',
  'Schedule for the pilot',
  'Signed copy',
  'Change to the shipment',
];

/** Attachments that business mail carries. */
export const ATTACHMENTS: readonly string[] = [
  'offer.pdf',
  'invoice.pdf',
  'minutes.docx',
  'schedule.xlsx',
  'order.pdf',
  'slides.pptx',
];
