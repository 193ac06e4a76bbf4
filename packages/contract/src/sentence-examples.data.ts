/** Sentences that the wizard shows as examples, by language. Each is understood completely. */
export const SENTENCE_EXAMPLES = {
  en: [
    'Source code to personal cloud storage',
    'Customer lists sent to a personal email address',
    'Leavers download more than 20 files within an hour',
    '40 card numbers pasted into ChatGPT',
    'Health data copied to a USB stick',
    'Audit log disabled',
  ],
  de: [
    'Quellcode in privaten Cloud-Speicher',
    'Niemand schickt Kundenlisten an eine private Mailadresse',
    'Ausscheidende Mitarbeiter laden mehr als 20 Dateien in einer Stunde herunter',
    '40 Kartennummern in ChatGPT eingefügt',
    'Gesundheitsdaten auf einen USB-Stick kopiert',
    'Protokollierung abgeschaltet',
  ],
} as const;
