/** Sentences about the purposes of built-in policies, with their expected readings. */
export const ENGLISH_SENTENCES: readonly (readonly [sentence: string, reading: string])[] = [
  [
    'Source code to personal cloud',
    'data.groups.anyOf(["source"]); destination.service in ["storage", "transfer"] && destination.managed != "yes"',
  ],
  [
    'Nobody sends customer lists to a private mail address',
    'movement in ["send"]; data.types.anyOf(["customer-list"]); destination.service in ["webmail"] && destination.managed != "yes"',
  ],
  [
    'Leavers downloading more than 20 files within an hour',
    'actor.leaver == true; movement in ["download"]; objects≥21 in 60m',
  ],
  [
    '40 card numbers pasted into ChatGPT',
    'data.values >= 40; data.types.anyOf(["payment-card"]); action in ["Paste"]; destination.serviceName in ["ChatGPT"]',
  ],
  [
    'Nobody may upload source code to ChatGPT',
    'movement in ["upload"]; data.groups.anyOf(["source"]); destination.serviceName in ["ChatGPT"]',
  ],
  [
    'Source code uploaded to personal cloud storage',
    'data.groups.anyOf(["source"]); movement in ["upload"]; destination.service in ["storage", "transfer"] && destination.managed != "yes"',
  ],
  [
    'Credit card numbers sent outside the company',
    'data.types.anyOf(["payment-card"]); movement in ["send"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Customer lists shared with external partners',
    'data.types.anyOf(["customer-list"]); movement in ["share"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Health data copied to a USB stick',
    'data.groups.anyOf(["health"]); movement in ["copy"]; destination.kind in ["external_storage"]',
  ],
  ['More than 100 files downloaded within a day', 'movement in ["download"]; objects≥101 in 1440m'],
  [
    'API keys pasted into AI tools',
    'data.groups.anyOf(["secret"]); action in ["Paste"]; destination.service in ["ai"]',
  ],
  [
    'Passwords sent by email',
    'data.types.anyOf(["password-in-prose", "password-table", "generic-secret", "command-line-password"]); movement in ["send"]; movement in ["send"]',
  ],
  [
    'Payroll shared publicly',
    'data.types.anyOf(["payroll", "salary-list"]); movement in ["share"]; visibility.after in ["link", "public"]',
  ],
  [
    'Leavers copying files to removable media',
    'actor.leaver == true; movement in ["copy"]; destination.kind in ["external_storage"]',
  ],
  [
    'Leavers upload files to websites',
    'actor.leaver == true; movement in ["upload"]; category in ["Web Upload"]',
  ],
  [
    'Leavers share files outside',
    'actor.leaver == true; movement in ["share"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Leavers print more than 10 documents in a day',
    'actor.leaver == true; operation.fold() in ["FilePrinted", "Print", "file_printed"]; objects≥11 in 1440m',
  ],
  [
    'Leavers clone more than 5 repositories in an hour',
    'actor.leaver == true; movement in ["download"]; objects≥6 in 60m',
  ],
  [
    'Leavers delete more than 50 files within an hour',
    'actor.leaver == true; <deletion>; objects≥51 in 60m',
  ],
  [
    'Leavers send mail outside',
    'actor.leaver == true; movement in ["send"]; movement in ["send"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  ['Former employees downloading documents', 'actor.status in ["left"]; movement in ["download"]'],
  ['Files uploaded to AI tools in bulk', '<files-uploaded-to-ai-in-bulk>; objects≥20 in 60m'],
  [
    'Sensitive data given to AI tools more than 5 times a day',
    'data.sensitivity >= 3; destination.service in ["ai"]; events≥6 in 1440m',
  ],
  [
    'Nobody pastes customer data into Claude',
    'action in ["Paste"]; data.groups.anyOf(["personal"]); destination.serviceName in ["Claude"]',
  ],
  ['Uploads to DeepSeek', 'movement in ["upload"]; destination.serviceName in ["DeepSeek"]'],
  [
    'Uploads of financial data to Gemini',
    'movement in ["upload"]; data.groups.anyOf(["financial"]); destination.serviceName in ["Gemini"]',
  ],
  [
    'Sensitive files uploaded to WeTransfer',
    'data.sensitivity >= 3; movement in ["upload"]; destination.serviceName in ["WeTransfer"]',
  ],
  [
    'More than 20 files uploaded to personal cloud storage within an hour',
    'movement in ["upload"]; destination.service in ["storage", "transfer"] && destination.managed != "yes"; objects≥21 in 60m',
  ],
  [
    'At least ten files uploaded to Dropbox in a day',
    'movement in ["upload"]; destination.serviceName in ["Dropbox"]; objects≥10 in 1440m',
  ],
  [
    'Files attached in private webmail',
    'movement in ["upload"]; destination.service in ["webmail"] && destination.managed != "yes"',
  ],
  ['Uploads to Proton Mail', 'movement in ["upload"]; destination.serviceName in ["Proton Mail"]'],
  [
    'Customer data sent to personal email',
    'data.groups.anyOf(["personal"]); movement in ["send"]; destination.service in ["webmail"] && destination.managed != "yes"',
  ],
  [
    'More than 10 files sent by private messenger within an hour',
    'movement in ["send"]; destination.service in ["messenger"]; objects≥11 in 60m',
  ],
  ['Files sent to WhatsApp', 'movement in ["send"]; destination.serviceName in ["WhatsApp"]'],
  [
    'Text posted to paste sites more than 5 times within an hour',
    'movement in ["send"]; destination.service in ["paste"]; events≥6 in 60m',
  ],
  [
    'Source code pasted into pastebins',
    'data.groups.anyOf(["source"]); action in ["Paste"]; destination.service in ["paste"]',
  ],
  [
    'Sensitive files copied to removable media',
    'data.sensitivity >= 3; movement in ["copy"]; destination.kind in ["external_storage"]',
  ],
  [
    'More than 50 files copied to a USB drive in an hour',
    'movement in ["copy"]; destination.kind in ["external_storage"]; objects≥51 in 60m',
  ],
  [
    'Medical records copied to an external disk',
    'data.types.anyOf(["medical-record"]); movement in ["copy"]; destination.kind in ["external_storage"]',
  ],
  [
    'Files sent by AirDrop',
    'movement in ["send"]; destination.kind in ["device"] && destination.managed != "yes"',
  ],
  [
    'Print sensitive documents',
    'operation.fold() in ["FilePrinted", "Print", "file_printed"]; data.sensitivity >= 3',
  ],
  [
    'Sensitive file printed',
    'data.sensitivity >= 3; operation.fold() in ["FilePrinted", "Print", "file_printed"]',
  ],
  ['Mass printing', '<mass-printing>; objects≥30 in 60m'],
  [
    'More than 30 pages printed in an hour',
    'operation.fold() in ["FilePrinted", "Print", "file_printed"]; objects≥31 in 60m',
  ],
  [
    'Card numbers printed',
    'data.types.anyOf(["payment-card"]); operation.fold() in ["FilePrinted", "Print", "file_printed"]',
  ],
  ['Source code pushed to an external account', '<code-pushed-outside>'],
  ['Source files uploaded in bulk', '<source-files-uploaded-in-bulk>; objects≥15 in 60m'],
  ['Repositories cloned in bulk', '<repositories-cloned-in-bulk>; objects≥25 in 60m'],
  ['Repository made public', '<repository-leaves-organization>'],
  ['Repositories deleted', '<repositories-deleted>; objects≥3 in 60m'],
  ['Repository webhook created', '<code-events-sent-out>'],
  ['Branch protection removed', '<branch-protection-removed>'],
  [
    'Python code pasted into ChatGPT',
    'data.types.anyOf(["source-python"]); action in ["Paste"]; destination.serviceName in ["ChatGPT"]',
  ],
  ['Secrets read in bulk', '<secrets-read-in-bulk>; objects≥20 in 60m'],
  ['API token or key created', '<api-credential-created>'],
  ['Many API keys created', '<api-credentials-created-in-bulk>; events≥5 in 60m'],
  [
    'Private keys shared outside',
    'data.types.anyOf(["private-key"]); movement in ["share"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Passwords shared in Slack',
    'data.types.anyOf(["password-in-prose", "password-table", "generic-secret", "command-line-password"]); movement in ["share"]; destination.serviceName in ["Slack"]',
  ],
  ['GitHub secret scanning alert', '<github-finding>'],
  ['CRM or HR data exported', '<crm-data-exported>'],
  ['CRM exports', '<crm-data-exported>'],
  [
    'More than 5,000 rows exported from Salesforce',
    'rows > 5000; movement in ["download"]; origin.name in ["Salesforce"]',
  ],
  ['HR records downloaded', 'data.types.anyOf(["personnel-file"]); movement in ["download"]'],
  [
    'Customer lists downloaded from HubSpot',
    'data.types.anyOf(["customer-list"]); movement in ["download"]; origin.name in ["HubSpot"]',
  ],
  ['Mass download', '<mass-download>; objects≥100 in 60m'],
  ['Mass deletion', '<mass-deletion>; objects≥100 in 60m'],
  ['Mass viewing', '<mass-view>; objects≥200 in 60m'],
  ['More than 200 files viewed within an hour', 'action in ["View"]; objects≥201 in 60m'],
  ['Backups deleted', '<backups-deleted>; objects≥10 in 60m'],
  ['Buckets deleted', '<buckets-deleted>; objects≥3 in 60m'],
  [
    'Files downloaded from SharePoint more than 100 times a day',
    'movement in ["download"]; origin.name in ["SharePoint"]; events≥101 in 1440m',
  ],
  ['Someone downloads and then deletes files', '<downloaded-then-deleted>; sequence≥ in 1440m'],
  ['Files shared externally in bulk', '<shared-outside-in-bulk>; objects≥20 in 60m'],
  ['Opened to the public', 'visibility.after in ["link", "public"]'],
  [
    'Contracts opened to the public',
    'data.types.anyOf(["contract"]); visibility.after in ["link", "public"]',
  ],
  [
    'Anyone with the link can open price lists',
    'visibility.after in ["link", "public"]; movement in ["share"]; data.types.anyOf(["price-list"])',
  ],
  [
    'Board papers shared with anyone with the link',
    'data.types.anyOf(["board-paper"]); movement in ["share"]; visibility.after in ["link", "public"]',
  ],
  [
    'Files shared with competitors',
    'movement in ["share"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  ['Guest in a private channel', '<guest-in-private-channel>'],
  ['Mailbox access granted to another account', '<mailbox-opened-to-other>'],
  ['Mail forwarded outside automatically', '<mail-forward-to-outside>'],
  ['Mail forwarding rule', '<mail-forward-to-outside>'],
  ['All files handed over: ownership transferred', '<files-handed-over>; <files-handed-over>'],
  ['Snapshot shared with a foreign account', '<snapshot-to-foreign-account>'],
  ['Bucket shared with a foreign account', '<storage-to-foreign-account>'],
  [
    'Cloud storage replicated',
    'destination.service in ["storage", "transfer"]; movement in ["copy"]',
  ],
  ['Copied to another region', '<copied-to-other-region>'],
  ['Signed links', '<signed-link-from-internet>'],
  ['Storage keys issued', '<storage-keys-issued>'],
  ['Database exported', '<exported-in-bulk>'],
  [
    'Database dumps uploaded to the internet',
    'object.extension.fold() in ["sql", "bak", "dump", "mdb", "accdb", "sqlite"]; movement in ["upload"]; destination.kind in ["internet", "host"]',
  ],
  ['Database shared with another account', '<shared-with-other-account>'],
  ['Whole workspace exported', '<workspace-exported>'],
  ['Google Takeout', '<account-archive-downloaded>'],
  ['Legal export', '<legal-export-downloaded>'],
  ['Admin role granted', '<admin-role-granted>'],
  ['MFA reset', '<second-factor-reset>'],
  ['MFA disabled', '<second-factor-not-required>'],
  ['Access key created', '<api-credential-created>'],
  ['Impersonation role granted', '<impersonation-role-granted>'],
  ['Role trusts an external account', '<role-trust-foreign-account>'],
  ['OAuth consent for third party apps', '<app-granted-data-access>; <app-granted-data-access>'],
  ['App consent for everyone', '<app-consent-for-everyone>'],
  ['Identity provider added', '<sign-in-trust-changed>'],
  ['Conditional access policy deleted', '<conditional-access-weakened>'],
  ['Audit log disabled', '<audit-log-weakened>'],
  ['Logging switched off', '<audit-log-weakened>'],
  ['GuardDuty disabled', '<threat-detection-disabled>'],
  ['DLP policy disabled', '<data-protection-weakened>'],
  ['Masking policy dropped', '<masking-policy-removed>'],
  ['Sensitivity label removed', '<label-removed>'],
  ['Labeled confidential data leaves the organization', '<labelled-data-leaves>'],
  ['Encryption key deleted', '<encryption-key-deleted>'],
  ['Security group opened', '<network-opened-to-internet>'],
  ['Device rules removed', '<device-rules-removed>'],
  ['Spam filter disabled', '<mail-protection-weakened>'],
  ['Mail routing changed', '<mail-routing-changed>'],
  ['Sharing settings', '<sharing-limits-relaxed>'],
  ['Network traffic mirrored', '<network-traffic-copied>'],
  ['Purview match', '<purview-finding>'],
  ['Defender alerts', '<defender-finding>'],
  ['GuardDuty findings', '<aws-finding>'],
  ['CrowdStrike detections', '<crowdstrike-finding>'],
  ['Wiz issues', '<wiz-finding>'],
  ['Okta threat', '<okta-finding>'],
  [
    'Password-protected archives sent outside',
    'archive.locked == true; movement in ["send"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Encrypted zip files uploaded to Dropbox',
    'archive.locked == true; movement in ["upload"]; destination.serviceName in ["Dropbox"]',
  ],
  ['Downloads to an unmanaged device', 'movement in ["download"]; device.managed in ["no"]'],
  ['Files downloaded to unmanaged laptops', 'movement in ["download"]; device.managed in ["no"]'],
  [
    'Files larger than 20 MB uploaded to Dropbox',
    'sizeBytes > 20971520; movement in ["upload"]; destination.serviceName in ["Dropbox"]',
  ],
  ['More than 2 GB uploaded in a day', 'movement in ["upload"]; bytes≥2147483648 in 1440m'],
  ['Mail with more than 50 recipients', 'recipients.count > 50; movement in ["send"]'],
  [
    'Files uploaded to anything except Google Drive',
    'movement in ["upload"]; NOT destination.serviceName in ["Google Drive"]',
  ],
  [
    'Spreadsheets sent to personal accounts',
    'object.extension.fold() in ["xls", "xlsx", "csv", "ods"]; movement in ["send"]; destination.service in ["storage", "transfer", "webmail", "notes", "code", "messenger"] && destination.managed != "yes"',
  ],
  [
    'IBANs or card numbers shared outside',
    'data.types.anyOf(["iban"]); data.types.anyOf(["payment-card"]); movement in ["share"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Social security numbers sent to Gmail',
    'data.types.anyOf(["us-ssn"]); movement in ["send"]; destination.serviceName in ["Gmail"]',
  ],
  [
    'Passport numbers uploaded to iCloud',
    'data.types.anyOf(["jp-passport", "au-passport", "ca-passport", "at-passport", "fr-passport", "de-passport", "in-passport", "it-passport", "kr-passport", "es-passport", "uk-passport", "us-passport"]); movement in ["upload"]; destination.serviceName in ["iCloud"]',
  ],
  [
    'Export controlled drawings sent outside',
    'data.types.anyOf(["export-control"]); object.extension.fold() in ["dwg", "dxf", "step", "stp", "stl", "sldprt", "sldasm", "catpart", "catproduct", "ipt", "iam"]; movement in ["send"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Special categories of data pasted into Copilot',
    'data.types.anyOf(["health-condition", "genetic-data", "biometric-data", "ethnic-origin", "political-opinion", "religious-belief", "sexual-orientation", "union-membership"]); action in ["Paste"]; destination.serviceName in ["Copilot"]',
  ],
  [
    'CAD files copied to USB by leavers',
    'object.extension.fold() in ["dwg", "dxf", "step", "stp", "stl", "sldprt", "sldasm", "catpart", "catproduct", "ipt", "iam"]; movement in ["copy"]; destination.kind in ["external_storage"]; actor.leaver == true',
  ],
  [
    'Product roadmaps shared on social media',
    'data.types.anyOf(["product-roadmap"]); movement in ["share"]; destination.service in ["social"]',
  ],
  [
    'Service accounts downloading from AWS S3',
    'actor.kind in ["service", "system"]; movement in ["download"]; origin.name in ["AWS S3"]',
  ],
  ['Anonymous downloads', 'actor.kind in ["anonymous"]; movement in ["download"]'],
  [
    'File name budget.xlsx sent outside',
    'object.name in ["budget.xlsx"]; movement in ["send"]; destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'File extension dwg copied to USB',
    'object.extension in ["dwg"]; movement in ["copy"]; destination.kind in ["external_storage"]',
  ],
  [
    'Salary lists leaked',
    'data.types.anyOf(["payroll", "salary-list"]); destination.outside == "yes" || recipients.outside == "yes"',
  ],
  [
    'Screenshots sent to Telegram',
    'object.extension.fold() in ["jpg", "jpeg", "png", "gif", "heic", "bmp", "tiff", "webp"]; movement in ["send"]; destination.serviceName in ["Telegram"]',
  ],
  ['Remote access tools', 'destination.service in ["remote"]'],
  ['Files uploaded to translators', 'movement in ["upload"]; destination.service in ["tools"]'],
  ['Forbidden destinations', 'destination.trust in ["forbidden"]'],
  [
    'Twenty invoices sent outside in a week',
    'data.types.anyOf(["invoice"]); movement in ["send"]; destination.outside == "yes" || recipients.outside == "yes"; objects≥20 in 10080m',
  ],
];
