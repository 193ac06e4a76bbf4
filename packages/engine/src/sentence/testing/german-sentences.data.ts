/** Sentences about the purposes of built-in policies, with their expected readings. */
export const GERMAN_SENTENCES: readonly (readonly [sentence: string, reading: string])[] = [
  [
    'Quellcode in die private Cloud',
    'data.groups.anyOf(["source"]); destination.service in ["storage", "transfer"] && destination.managed != "yes"',
  ],
  [
    'Niemand schickt Kundenlisten an eine private Mailadresse',
    'movement in ["send"]; data.types.anyOf(["customer-list"]); destination.service in ["webmail"] && destination.managed != "yes"',
  ],
  [
    'Ausscheidende Mitarbeiter laden mehr als 20 Dateien in einer Stunde herunter',
    'actor.leaver == true; movement in ["download"]; objects≥21 in 60m',
  ],
  [
    '40 Kartennummern in ChatGPT eingefügt',
    'data.values >= 40; data.types.anyOf(["payment-card"]); destination.serviceName in ["ChatGPT"]; action in ["Paste"]',
  ],
  [
    'Niemand darf Quellcode zu ChatGPT hochladen',
    'data.groups.anyOf(["source"]); destination.serviceName in ["ChatGPT"]; movement in ["upload"]',
  ],
  [
    'Jemand lädt Quellcode in Dropbox hoch',
    'movement in ["upload"]; data.groups.anyOf(["source"]); destination.serviceName in ["Dropbox"]',
  ],
  [
    'Quellcode in privaten Cloud-Speicher hochgeladen',
    'data.groups.anyOf(["source"]); destination.service in ["storage", "transfer"] && destination.managed != "yes"; movement in ["upload"]',
  ],
  [
    'Kreditkartennummern nach außen geschickt',
    'data.types.anyOf(["payment-card"]); destination.outside == "yes" || recipients.outside == "yes"; movement in ["send"]',
  ],
  [
    'Kundenlisten mit externen Partnern geteilt',
    'data.types.anyOf(["customer-list"]); destination.outside == "yes" || recipients.outside == "yes"; movement in ["share"]',
  ],
  [
    'Gesundheitsdaten auf einen USB-Stick kopiert',
    'data.groups.anyOf(["health"]); destination.kind in ["external_storage"]; movement in ["copy"]',
  ],
  ['Mehr als 100 Dateien am Tag heruntergeladen', 'movement in ["download"]; objects≥101 in 1440m'],
  [
    'API-Schlüssel in KI-Tools eingefügt',
    'data.groups.anyOf(["secret"]); destination.service in ["ai"]; action in ["Paste"]',
  ],
  [
    'Passwörter per E-Mail verschickt',
    'data.types.anyOf(["password-in-prose", "password-table", "generic-secret", "command-line-password"]); movement in ["send"]; movement in ["send"]',
  ],
  [
    'Gehaltslisten öffentlich geteilt',
    'data.types.anyOf(["payroll", "salary-list"]); visibility.after in ["link", "public"]; movement in ["share"]',
  ],
  [
    'Ausscheidende kopieren Dateien auf Wechseldatenträger',
    'actor.leaver == true; movement in ["copy"]; destination.kind in ["external_storage"]',
  ],
  [
    'Ausscheidende laden Dateien auf Webseiten hoch',
    'actor.leaver == true; movement in ["upload"]; category in ["Web Upload"]',
  ],
  [
    'Ausscheidende Mitarbeiter teilen Dateien nach außen',
    'actor.leaver == true; movement in ["share"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Ausscheidende drucken mehr als 10 Dokumente am Tag',
    'actor.leaver == true; operation.fold() in ["FilePrinted", "Print", "file_printed"]; objects≥11 in 1440m',
  ],
  [
    'Ausscheidende klonen mehr als 5 Repositories in einer Stunde',
    'actor.leaver == true; movement in ["download"]; objects≥6 in 60m',
  ],
  [
    'Ausscheidende löschen mehr als 50 Dateien in einer Stunde',
    'actor.leaver == true; <deletion>; objects≥51 in 60m',
  ],
  [
    'Ausscheidende senden Mails nach außen',
    'actor.leaver == true; movement in ["send"]; movement in ["send"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Ehemalige Mitarbeiter laden Dokumente herunter',
    'actor.status in ["left"]; movement in ["download"]',
  ],
  [
    'Mehr als 20 Dateien in einer Stunde zu KI-Diensten hochgeladen',
    'destination.service in ["ai"]; movement in ["upload"]; objects≥21 in 60m',
  ],
  [
    'Sensible Daten mehr als 5 Mal am Tag an KI gegeben',
    'data.sensitivity >= 3; destination.service in ["ai"]; events≥6 in 1440m',
  ],
  [
    'Niemand fügt Kundendaten in Claude ein',
    'action in ["Paste"]; data.groups.anyOf(["personal"]); destination.serviceName in ["Claude"]',
  ],
  ['Uploads zu DeepSeek', 'movement in ["upload"]; destination.serviceName in ["DeepSeek"]'],
  [
    'Finanzdaten zu Gemini hochgeladen',
    'data.groups.anyOf(["financial"]); destination.serviceName in ["Gemini"]; movement in ["upload"]',
  ],
  [
    'Sensible Dateien an WeTransfer hochgeladen',
    'data.sensitivity >= 3; destination.serviceName in ["WeTransfer"]; movement in ["upload"]',
  ],
  [
    'Mehr als 20 Dateien in einer Stunde in die private Cloud hochgeladen',
    'destination.service in ["storage", "transfer"] && destination.managed != "yes"; movement in ["upload"]; objects≥21 in 60m',
  ],
  [
    'Mindestens zehn Dateien am Tag zu Dropbox hochgeladen',
    'destination.serviceName in ["Dropbox"]; movement in ["upload"]; objects≥10 in 1440m',
  ],
  [
    'Dateien an private Webmail angehängt',
    'destination.service in ["webmail"] && destination.managed != "yes"; movement in ["upload"]',
  ],
  ['Uploads zu Proton Mail', 'movement in ["upload"]; destination.serviceName in ["Proton Mail"]'],
  [
    'Kundendaten an private E-Mail geschickt',
    'data.groups.anyOf(["personal"]); destination.service in ["webmail"] && destination.managed != "yes"; movement in ["send"]',
  ],
  [
    'Mehr als 10 Dateien in einer Stunde per Messenger verschickt',
    'destination.service in ["messenger"]; movement in ["send"]; objects≥11 in 60m',
  ],
  [
    'Dateien an WhatsApp geschickt',
    'destination.serviceName in ["WhatsApp"]; movement in ["send"]',
  ],
  [
    'Mehr als 5 Mal in einer Stunde auf Paste-Seiten gepostet',
    'destination.service in ["paste"]; movement in ["send"]; events≥6 in 60m',
  ],
  [
    'Quellcode auf Pastebin-Seiten eingefügt',
    'data.groups.anyOf(["source"]); destination.service in ["paste"]; action in ["Paste"]',
  ],
  [
    'Sensible Dateien auf Wechseldatenträger kopiert',
    'data.sensitivity >= 3; destination.kind in ["external_storage"]; movement in ["copy"]',
  ],
  [
    'Mehr als 50 Dateien in einer Stunde auf ein USB-Laufwerk kopiert',
    'destination.kind in ["external_storage"]; movement in ["copy"]; objects≥51 in 60m',
  ],
  [
    'Krankenakten auf eine externe Festplatte kopiert',
    'data.types.anyOf(["medical-record"]); destination.kind in ["external_storage"]; movement in ["copy"]',
  ],
  [
    'Dateien per AirDrop verschickt',
    'destination.kind in ["device"] && destination.managed != "yes"; movement in ["send"]',
  ],
  [
    'Sensible Dokumente drucken',
    'data.sensitivity >= 3; operation.fold() in ["FilePrinted", "Print", "file_printed"]',
  ],
  ['Massendruck', '<mass-printing>; objects≥30 in 60m'],
  [
    'Mehr als 30 Seiten in einer Stunde gedruckt',
    'operation.fold() in ["FilePrinted", "Print", "file_printed"]; objects≥31 in 60m',
  ],
  [
    'Kartennummern ausgedruckt',
    'data.types.anyOf(["payment-card"]); operation.fold() in ["FilePrinted", "Print", "file_printed"]',
  ],
  [
    'Jemand druckt Gehaltslisten aus',
    'operation.fold() in ["FilePrinted", "Print", "file_printed"]; data.types.anyOf(["payroll", "salary-list"])',
  ],
  ['Quellcode nach außen gepusht', '<code-pushed-outside>'],
  ['Repositories geklont', '<repositories-cloned-in-bulk>; objects≥25 in 60m'],
  ['Repository öffentlich gemacht', '<repository-leaves-organization>'],
  ['Repositories gelöscht', '<repositories-deleted>; objects≥3 in 60m'],
  ['Webhook eingerichtet', '<code-events-sent-out>'],
  ['Branch-Schutz entfernt', '<branch-protection-removed>'],
  [
    'Python-Code in ChatGPT eingefügt',
    'data.types.anyOf(["source-python"]); destination.serviceName in ["ChatGPT"]; action in ["Paste"]',
  ],
  ['Viele Geheimnisse gelesen', '<secrets-read-in-bulk>; objects≥20 in 60m'],
  ['API-Schlüssel erstellt', '<api-credential-created>'],
  ['Viele API-Schlüssel erstellt', '<api-credentials-created-in-bulk>; events≥5 in 60m'],
  [
    'Private Schlüssel nach außen geteilt',
    'data.types.anyOf(["private-key"]); destination.outside == "yes" || recipients.outside == "yes"; movement in ["share"]',
  ],
  [
    'Passwörter in Slack geteilt',
    'data.types.anyOf(["password-in-prose", "password-table", "generic-secret", "command-line-password"]); destination.serviceName in ["Slack"]; movement in ["share"]',
  ],
  ['Secret-Scanning-Warnungen', '<github-finding>'],
  ['CRM-Daten exportiert', '<crm-data-exported>'],
  [
    'Mehr als 5.000 Zeilen aus Salesforce exportiert',
    'rows > 5000; origin.name in ["Salesforce"]; movement in ["download"]',
  ],
  [
    'Personalakten heruntergeladen',
    'data.types.anyOf(["personnel-file"]); movement in ["download"]',
  ],
  [
    'Kundenlisten aus HubSpot heruntergeladen',
    'data.types.anyOf(["customer-list"]); origin.name in ["HubSpot"]; movement in ["download"]',
  ],
  ['Massendownload', '<mass-download>; objects≥100 in 60m'],
  ['Massenlöschung', '<mass-deletion>; objects≥100 in 60m'],
  ['Massenhaftes Ansehen', '<mass-view>; objects≥200 in 60m'],
  ['Mehr als 200 Dateien in einer Stunde angesehen', 'action in ["View"]; objects≥201 in 60m'],
  ['Backups gelöscht', '<backups-deleted>; objects≥10 in 60m'],
  ['Buckets gelöscht', '<buckets-deleted>; objects≥3 in 60m'],
  [
    'Dateien mehr als 100 Mal am Tag aus SharePoint heruntergeladen',
    'origin.name in ["SharePoint"]; movement in ["download"]; events≥101 in 1440m',
  ],
  ['Heruntergeladen und dann gelöscht', '<downloaded-then-deleted>; sequence≥ in 1440m'],
  [
    'Mehr als 50 Dateien am Tag nach außen geteilt',
    'destination.outside == "yes" || recipients.outside == "yes"; movement in ["share"]; objects≥51 in 1440m',
  ],
  [
    'Für alle mit dem Link geöffnet',
    'visibility.after in ["link", "public"]; movement in ["share"]',
  ],
  [
    'Verträge öffentlich gemacht',
    'data.types.anyOf(["contract"]); visibility.after in ["link", "public"]',
  ],
  [
    'Preislisten für jeden zugänglich',
    'data.types.anyOf(["price-list"]); visibility.after in ["link", "public"]',
  ],
  [
    'Vorstandsunterlagen über öffentliche Links geteilt',
    'data.types.anyOf(["board-paper"]); visibility.after in ["link", "public"]; movement in ["share"]',
  ],
  [
    'Dateien mit Wettbewerbern geteilt',
    'destination.outside == "yes" || recipients.outside == "yes"; movement in ["share"]',
  ],
  ['Gast in einem privaten Kanal', '<guest-in-private-channel>'],
  ['Postfach freigegeben', '<mailbox-opened-to-other>'],
  ['Automatische Weiterleitung', '<mail-forward-to-outside>'],
  [
    'Weiterleitungsregel nach außen',
    '<mail-forward-to-outside>; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  ['Eigentümerschaft übertragen', '<files-handed-over>'],
  ['Snapshot mit fremdem Konto geteilt', '<snapshot-to-foreign-account>'],
  ['Bucket an ein fremdes Konto', '<storage-to-foreign-account>'],
  ['Speicherreplikation', '<storage-replicated>'],
  ['In eine andere Region kopiert', '<copied-to-other-region>'],
  ['Signierte Links', '<signed-link-from-internet>'],
  ['Speicherschlüssel ausgestellt', '<storage-keys-issued>'],
  ['Datenbank exportiert', '<exported-in-bulk>'],
  [
    'Datenbankdumps ins Internet hochgeladen',
    'object.extension.fold() in ["sql", "bak", "dump", "mdb", "accdb", "sqlite"]; destination.kind in ["internet", "host"]; movement in ["upload"]',
  ],
  ['Datenbank mit anderem Konto geteilt', '<shared-with-other-account>'],
  ['Workspace exportiert', '<workspace-exported>'],
  ['Google Takeout heruntergeladen', '<account-archive-downloaded>'],
  ['Compliance-Exporte', '<legal-export-downloaded>'],
  ['Administratorrolle vergeben', '<admin-role-granted>'],
  ['MFA zurückgesetzt', '<second-factor-reset>'],
  ['MFA abgeschaltet', '<second-factor-not-required>'],
  ['Zugriffsschlüssel erstellt', '<api-credential-created>'],
  ['Rolle für Identitätsübernahme', '<impersonation-role-granted>'],
  ['Rolle vertraut einem fremden Konto', '<role-trust-foreign-account>'],
  [
    'OAuth-Zustimmung für Drittanbieter-Apps',
    '<app-granted-data-access>; <app-granted-data-access>',
  ],
  ['Einwilligung für alle', '<app-consent-for-everyone>'],
  ['Identitätsanbieter hinzugefügt', '<sign-in-trust-changed>'],
  ['Bedingter Zugriff abgeschaltet', '<conditional-access-weakened>'],
  ['Protokollierung abgeschaltet', '<audit-log-weakened>'],
  ['Audit-Log abgeschaltet', '<audit-log-weakened>'],
  ['GuardDuty abgeschaltet', '<threat-detection-disabled>'],
  ['DLP abgeschaltet', '<data-protection-weakened>'],
  ['Maskierungsrichtlinie entfernt', '<masking-policy-removed>'],
  ['Vertraulichkeitslabel entfernt', '<label-removed>'],
  ['Verschlüsselungsschlüssel gelöscht', '<encryption-key-deleted>'],
  ['Firewall geöffnet', '<network-opened-to-internet>'],
  ['Geräteregeln entfernt', '<device-rules-removed>'],
  ['Mailschutz abgeschaltet', '<mail-protection-weakened>'],
  ['Mailrouting geändert', '<mail-routing-changed>'],
  ['Freigabeeinstellungen', '<sharing-limits-relaxed>'],
  ['Netzwerkverkehr gespiegelt', '<network-traffic-copied>'],
  ['Purview-Treffer', '<purview-finding>'],
  ['Defender-Warnungen', '<defender-finding>'],
  ['GuardDuty-Funde', '<aws-finding>'],
  ['CrowdStrike-Warnungen', '<crowdstrike-finding>'],
  ['Wiz-Probleme', '<wiz-finding>'],
  ['Okta-Bedrohungen', '<okta-finding>'],
  [
    'Passwortgeschützte Archive nach außen geschickt',
    'archive.locked == true; destination.outside == "yes" || recipients.outside == "yes"; movement in ["send"]',
  ],
  [
    'Verschlüsselte ZIP-Dateien zu Dropbox hochgeladen',
    'archive.locked == true; destination.serviceName in ["Dropbox"]; movement in ["upload"]',
  ],
  ['Downloads auf nicht verwaltete Geräte', 'movement in ["download"]; device.managed in ["no"]'],
  [
    'Dateien auf private Laptops heruntergeladen',
    'device.managed in ["no"]; movement in ["download"]',
  ],
  [
    'Dateien größer als 20 MB zu Dropbox hochgeladen',
    'sizeBytes > 20971520; destination.serviceName in ["Dropbox"]; movement in ["upload"]',
  ],
  ['Mehr als 2 GB am Tag hochgeladen', 'movement in ["upload"]; bytes≥2147483648 in 1440m'],
  ['Mails mit mehr als 50 Empfängern', 'recipients.count > 50; movement in ["send"]'],
  [
    'Uploads außer zu Google Drive',
    'movement in ["upload"]; NOT destination.serviceName in ["Google Drive"]',
  ],
  [
    'Excel-Dateien an private Konten geschickt',
    'object.extension.fold() in ["xls", "xlsx", "csv", "ods"]; destination.service in ["storage", "transfer", "webmail", "notes", "code", "messenger"] && destination.managed != "yes"; movement in ["send"]',
  ],
  [
    'IBANs oder Kartennummern nach außen geteilt',
    'data.types.anyOf(["iban"]); data.types.anyOf(["payment-card"]); destination.outside == "yes" || recipients.outside == "yes"; movement in ["share"]',
  ],
  [
    'Sozialversicherungsnummern an Gmail geschickt',
    'data.types.anyOf(["de-social-security", "ch-ahv", "at-social-security"]); destination.serviceName in ["Gmail"]; movement in ["send"]',
  ],
  [
    'Reisepassnummern zu iCloud hochgeladen',
    'data.types.anyOf(["de-passport"]); destination.serviceName in ["iCloud"]; movement in ["upload"]',
  ],
  [
    'Exportkontrollierte Zeichnungen nach außen geschickt',
    'data.types.anyOf(["export-control"]); object.extension.fold() in ["dwg", "dxf", "step", "stp", "stl", "sldprt", "sldasm", "catpart", "catproduct", "ipt", "iam"]; destination.outside == "yes" || recipients.outside == "yes"; movement in ["send"]',
  ],
  [
    'Besondere Kategorien personenbezogener Daten in Copilot eingefügt',
    'data.types.anyOf(["health-condition", "genetic-data", "biometric-data", "ethnic-origin", "political-opinion", "religious-belief", "sexual-orientation", "union-membership"]); destination.serviceName in ["Copilot"]; action in ["Paste"]',
  ],
  [
    'Ausscheidende kopieren CAD-Dateien auf USB',
    'actor.leaver == true; movement in ["copy"]; object.extension.fold() in ["dwg", "dxf", "step", "stp", "stl", "sldprt", "sldasm", "catpart", "catproduct", "ipt", "iam"]; destination.kind in ["external_storage"]',
  ],
  [
    'Roadmaps in sozialen Netzwerken geteilt',
    'data.types.anyOf(["product-roadmap"]); destination.service in ["social"]; movement in ["share"]',
  ],
  [
    'Dienstkonten laden aus AWS S3 herunter',
    'actor.kind in ["service", "system"]; movement in ["download"]; origin.name in ["AWS S3"]',
  ],
  ['Anonyme Downloads', 'actor.kind in ["anonymous"]; movement in ["download"]'],
  [
    'Dateiname budget.xlsx nach außen geschickt',
    'object.name in ["budget.xlsx"]; destination.outside == "yes" || recipients.outside == "yes"; movement in ["send"]',
  ],
  [
    'Dateiendung dwg auf USB kopiert',
    'object.extension in ["dwg"]; destination.kind in ["external_storage"]; movement in ["copy"]',
  ],
  [
    'Gehaltslisten abgeflossen',
    'data.types.anyOf(["payroll", "salary-list"]); destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Bildschirmfotos an Telegram geschickt',
    'object.extension.fold() in ["jpg", "jpeg", "png", "gif", "heic", "bmp", "tiff", "webp"]; destination.serviceName in ["Telegram"]; movement in ["send"]',
  ],
  ['Fernwartung', 'destination.service in ["remote"]'],
  [
    'Dateien zu Übersetzern hochgeladen',
    'destination.service in ["tools"]; movement in ["upload"]',
  ],
  ['Verbotene Ziele', 'destination.trust in ["forbidden"]'],
  [
    'Zwanzig Rechnungen in einer Woche nach außen geschickt',
    'data.types.anyOf(["invoice"]); destination.outside == "yes" || recipients.outside == "yes"; movement in ["send"]; objects≥20 in 10080m',
  ],
  [
    'Bewerbungen nach außen weitergeleitet',
    'data.types.anyOf(["resume"]); destination.outside == "yes" || recipients.outside == "yes"; movement in ["send"]',
  ],
];
