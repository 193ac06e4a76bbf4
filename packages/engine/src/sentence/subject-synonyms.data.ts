/**
 * Words for the subjects of built-in policies besides their names: the phrase represents the policy's
 * own condition and count. Phrases are separated by `|`.
 */
export const SUBJECT_SYNONYMS: readonly (readonly [policyKey: string, phrases: string])[] = [
  [
    'account-archive-downloaded',
    'google takeout|takeout|account archive|account archives|kontoarchiv|kontoarchive|kontoarchiv heruntergeladen|google takeout heruntergeladen',
  ],
  [
    'admin-role-granted',
    'admin role granted|admin rights granted|grants admin rights|administrator rights|admin rights|admin role|granted an administrator role|grants an administrator role|administratorrolle vergeben|adminrechte|adminrechte vergeben|administratorrechte|vergibt adminrechte|adminrolle',
  ],
  [
    'api-credential-created',
    'api token created|api key created|access key created|creates an api key|creates an api token|creates an access key|creates an api token or key|new api keys|new access keys|api schlüssel erstellt|api token erstellt|erstellt einen api schlüssel|erstellt ein api token|zugriffsschlüssel erstellt|neue api schlüssel|api schlüssel erzeugt',
  ],
  [
    'api-credentials-created-in-bulk',
    'many api keys created|creates many api keys|many api tokens created|viele api schlüssel erstellt|viele api token erstellt',
  ],
  [
    'app-consent-for-everyone',
    'admin consent for everyone|app consent for everyone|app approved for everyone|app zugriff für alle|app zustimmung für alle|einwilligung für alle',
  ],
  [
    'app-granted-access-by-person',
    'app access to all files|app access to all files or mail|grants an app access to all files|app zugriff auf alle dateien|gibt einer app zugriff auf alle dateien',
  ],
  [
    'app-granted-data-access',
    'oauth consent|oauth app|oauth apps|third party apps|consents to an app|grants an app access to mail|app granted access to mail|app granted access to files|oauth zustimmung|oauth apps|drittanbieter apps|stimmt einer app zu|gibt einer app zugriff|app zugriff auf mail',
  ],
  [
    'audit-log-weakened',
    'audit log disabled|audit log turned off|audit logs|audit log|disables the audit log|turns off the audit log|cloudtrail stopped|logging disabled|logging switched off|audit log switched off|audit protokoll abgeschaltet|protokollierung abgeschaltet|protokollierung ausgeschaltet|audit log abgeschaltet|schaltet die protokollierung ab|cloudtrail gestoppt|protokollierung deaktiviert|schaltet das audit protokoll ab',
  ],
  [
    'backups-deleted',
    'backups deleted|deletes backups|snapshots deleted|deletes snapshots|backups gelöscht|löscht backups|sicherungen gelöscht|löscht sicherungen|snapshots gelöscht|sicherungskopien gelöscht',
  ],
  [
    'branch-protection-removed',
    'branch protection removed|removes branch protection|branch protection|branch schutz entfernt|entfernt den branch schutz|branch schutz',
  ],
  ['buckets-deleted', 'buckets deleted|deletes buckets|buckets gelöscht|löscht buckets'],
  [
    'code-events-sent-out',
    'repository webhook|webhook set up|webhooks of a repository|sets up a webhook|webhook eingerichtet|richtet einen webhook ein|webhooks eines repositorys',
  ],
  [
    'code-pushed-outside',
    'source code pushed to an external account|source code pushed to an outside account|code pushed outside|pushes code outside|pushes source code outside|pushes code to an outside account|quellcode nach außen gepusht|pusht quellcode nach außen|pusht code auf ein fremdes konto',
  ],
  [
    'conditional-access-weakened',
    'conditional access|conditional access policy deleted|conditional access disabled|sign-in rule removed|deletes a conditional access policy|bedingter zugriff|bedingter zugriff abgeschaltet|anmelderegel entfernt|anmelderegel gelöscht|bedingten zugriff',
  ],
  [
    'content-search-started',
    'content search|content searches|compliance search|mailbox search|ediscovery search|starts a content search|inhaltssuche|compliance suche|postfachsuche|startet eine inhaltssuche|ediscovery suche',
  ],
  [
    'copied-to-other-project',
    'copied to another project|copies to another project|in ein anderes projekt kopiert|kopiert in ein anderes projekt',
  ],
  [
    'copied-to-other-region',
    'copied to another region|copies to another region|another region|in eine andere region kopiert|andere region|kopiert in eine andere region',
  ],
  [
    'copy-tool-to-outside',
    'copying tool|copying tools|rclone|with rclone|mega tools|kopierwerkzeug|kopierwerkzeuge|kopiertools|mit rclone',
  ],
  [
    'crm-data-exported',
    'crm export|crm exports|crm data|hr system export|exports crm data|exports hr data|crm data exported|crm daten|crm export|crm exporte|exportiert crm daten|hr export|crm daten exportiert|personalsystem export',
  ],
  [
    'crm-records-deleted-in-bulk',
    'crm records deleted|deletes crm records|crm datensätze gelöscht|löscht crm datensätze',
  ],
  [
    'data-protection-weakened',
    'dlp disabled|dlp policy disabled|data protection disabled|data protection switched off|turns off dlp|disables dlp|dlp abgeschaltet|schaltet dlp ab|datenschutzregel abgeschaltet|datenschutzregel deaktiviert|dlp deaktiviert',
  ],
  [
    'database-network-rule-removed',
    'network rule removed|network policy removed|warehouse network rule|netzwerkregel entfernt|netzwerkregel eines warehouse|entfernt eine netzwerkregel',
  ],
  [
    'device-rules-removed',
    'device rules removed|device policy deleted|mdm policy removed|geräteregeln entfernt|geräterichtlinie gelöscht|mdm richtlinie entfernt|mdm regeln entfernt',
  ],
  [
    'directory-or-log-exported',
    'directory export|user list exported|exports the user list|exports the audit log|benutzerliste exportiert|exportiert die benutzerliste|verzeichnis exportiert|exportiert das audit protokoll',
  ],
  [
    'downloaded-then-deleted',
    'downloads and then deletes|downloaded and then deleted|takes and then deletes|erst heruntergeladen dann gelöscht|heruntergeladen und dann gelöscht|herunterlädt und dann löscht',
  ],
  [
    'encryption-key-deleted',
    'encryption key deleted|deletes an encryption key|encryption keys deleted|encryption key disabled|kms key deleted|verschlüsselungsschlüssel gelöscht|löscht einen verschlüsselungsschlüssel|verschlüsselungsschlüssel deaktiviert',
  ],
  [
    'exported-in-bulk',
    'database exported|exports a database|exports a table|table exported|datenbank exportiert|exportiert eine datenbank|tabelle exportiert|exportiert eine tabelle',
  ],
  [
    'files-handed-over',
    'ownership transferred|transfers ownership|hands over all files|all files handed over|data transfer request|ownership of files|eigentümerschaft übertragen|überträgt alle dateien|übergibt alle dateien|eigentümerwechsel',
  ],
  [
    'guest-in-private-channel',
    'guest in a private channel|guests in private channels|adds a guest to a private channel|gast in einem privaten kanal|gäste in privaten kanälen|gast im privaten kanal',
  ],
  [
    'impersonation-role-granted',
    'impersonation|impersonation role|impersonation role granted|mailbox impersonation|grants the impersonation role|impersonation rolle|identitätsübernahme|rolle für identitätsübernahme',
  ],
  [
    'label-removed',
    'label removed|removes the label|removes a sensitivity label|sensitivity label removed|label lowered|lowers the label|sensitivity label lowered|downgrades a label|label entfernt|entfernt das label|vertraulichkeitslabel entfernt|label herabgestuft|stuft das label herab|entfernt das vertraulichkeitslabel',
  ],
  [
    'legal-export-downloaded',
    'legal export|legal exports|compliance export|ediscovery export|vault export|compliance exporte|ediscovery exporte|juristischer export|vault exporte',
  ],
  [
    'machine-credentials-outside',
    'machine credentials|instance credentials|credentials of a machine|credentials of an instance|maschinenzugangsdaten|zugangsdaten einer maschine|instanz zugangsdaten',
  ],
  [
    'mail-forward-to-outside',
    'mail forwarding|forwarding rule|forwarding rules|auto forwarding|automatic forwarding|mail forwarded outside|forwards all mail outside|mailbox forwards outside|forwards mail automatically|mailweiterleitung|weiterleitungsregel|weiterleitungsregeln|automatische weiterleitung|automatisch weitergeleitet|leitet mails automatisch nach außen weiter|postfach leitet nach außen weiter',
  ],
  [
    'mail-protection-weakened',
    'mail protection|mail protection removed|spam filter disabled|safe links disabled|mailschutz|mailschutz abgeschaltet|mailschutz entfernt|spamfilter abgeschaltet',
  ],
  [
    'mail-routing-changed',
    'mail routing|mail routing changed|mail connector added|transport rule|mail routing rule|mailrouting|mailrouting geändert|transportregel|mail connector',
  ],
  [
    'mailbox-opened-to-other',
    'mailbox access|mailbox permission|mailbox delegation|mailbox opened to another account|grants full access to a mailbox|postfachzugriff|postfachberechtigung|postfach freigegeben|gibt zugriff auf ein postfach|postfachdelegierung',
  ],
  [
    'masking-policy-removed',
    'masking policy|masking policy dropped|masking policy removed|drops a masking policy|row access policy|maskierungsrichtlinie|maskierungsrichtlinie entfernt|maskierung entfernt|entfernt eine maskierungsrichtlinie',
  ],
  [
    'mass-copy-to-removable-media',
    'mass copy to usb|mass copy to removable media|massenkopie auf usb|massenkopie auf wechseldatenträger',
  ],
  [
    'mass-deletion',
    'mass deletion|mass delete|deletes many files|many files deleted|massenlöschung|massenhaftes löschen|löscht viele dateien|viele dateien gelöscht|massenhaft gelöscht',
  ],
  [
    'mass-download',
    'mass download|mass downloads|massendownload|massendownloads|massenhaftes herunterladen',
  ],
  [
    'mass-printing',
    'mass printing|prints many files|massendruck|massenhaftes drucken|druckt viele dateien',
  ],
  [
    'mass-view',
    'mass viewing|opens many files|views many files|massenhaftes ansehen|öffnet viele dateien|sieht viele dateien an',
  ],
  [
    'network-opened-to-internet',
    'security group opened|network opened to the internet|firewall opened|ports opened|opens a port to the internet|opens a network to the internet|netzwerk zum internet geöffnet|netzwerk geöffnet|firewall geöffnet|öffnet ein netzwerk zum internet|öffnet einen port|ports geöffnet',
  ],
  [
    'network-traffic-copied',
    'traffic mirroring|network traffic copied|packet capture|copies network traffic|netzwerkverkehr kopiert|netzwerkverkehr gespiegelt|kopiert netzwerkverkehr|traffic mirroring eingerichtet',
  ],
  [
    'packed-then-sent-out',
    'packed and sent out|zipped and sent out|downloads packs and sends|gepackt und verschickt|gepackt und nach außen geschickt',
  ],
  [
    'repositories-cloned-in-bulk',
    'repositories cloned|clones repositories|clones many repositories|repositories geklont|klont repositories|klont viele repositories|massenhaftes klonen',
  ],
  [
    'repositories-deleted',
    'repositories deleted|deletes repositories|repository deleted|repositories gelöscht|löscht repositories|repository gelöscht',
  ],
  [
    'repository-leaves-organization',
    'repository made public|repositories made public|makes a repository public|repository transferred|repository leaves the organisation|repository öffentlich gemacht|macht ein repository öffentlich|repository übertragen',
  ],
  [
    'role-trust-foreign-account',
    'role trusts an external account|role trusts a foreign account|role trust|trust policy of a role|cross account role|rolle vertraut fremdem konto|rollenvertrauen|rolle vertraut einem fremden konto|kontoübergreifende rolle',
  ],
  [
    'second-factor-not-required',
    'mfa disabled|mfa no longer required|second factor no longer required|turns off mfa|disables mfa|mfa abgeschaltet|mfa deaktiviert|zweiter faktor nicht mehr nötig|schaltet mfa ab|mfa pflicht aufgehoben',
  ],
  [
    'second-factor-reset',
    'mfa reset|mfa resets|resets mfa|resets the second factor|second factor reset|mfa zurückgesetzt|setzt mfa zurück|zweiter faktor zurückgesetzt|setzt den zweiten faktor zurück|mfa zurücksetzung',
  ],
  [
    'secrets-read-in-bulk',
    'reads many secrets|many secrets read|secrets manager|secrets read in bulk|liest viele geheimnisse|viele geheimnisse gelesen|viele secrets gelesen',
  ],
  [
    'shared-with-other-account',
    'database shared with another account|datenbank mit anderem konto geteilt|datenbankfreigabe an ein anderes konto',
  ],
  [
    'sharing-limits-relaxed',
    'sharing settings|sharing limits relaxed|sharing policy changed|external sharing enabled|allows external sharing|freigabeeinstellungen|freigabegrenzen gelockert|externe freigabe erlaubt|erlaubt externe freigabe|freigaberegeln gelockert',
  ],
  [
    'sign-in-trust-changed',
    'federation|federation trust|identity provider added|federation changed|adds an identity provider|föderation|föderation geändert|identitätsanbieter hinzugefügt|fügt einen identitätsanbieter hinzu',
  ],
  [
    'signed-link-from-internet',
    'signed link|signed links|sas link|sas links|presigned url|presigned urls|signierter link|signierte links|sas links|signierten link',
  ],
  [
    'snapshot-to-foreign-account',
    'snapshot shared with an external account|snapshot shared with a foreign account|snapshot to a foreign account|shares a snapshot with a foreign account|snapshot an fremdes konto|snapshot mit fremdem konto geteilt|teilt einen snapshot mit einem fremden konto',
  ],
  [
    'storage-keys-issued',
    'storage keys|storage key issued|storage account keys|speicherschlüssel|speicherschlüssel ausgestellt|schlüssel zum speicher',
  ],
  [
    'storage-replicated',
    'bucket replication|storage replication|replicates a bucket|bucket replikation|speicherreplikation|repliziert einen bucket',
  ],
  [
    'storage-to-foreign-account',
    'bucket shared with an external account|bucket shared with a foreign account|bucket to a foreign account|storage shared with a foreign account|bucket mit fremdem konto geteilt|speicher an fremdes konto|bucket an ein fremdes konto',
  ],
  [
    'threat-detection-disabled',
    'guardduty disabled|threat detection disabled|disables guardduty|turns off threat detection|guardduty abgeschaltet|bedrohungserkennung abgeschaltet|schaltet guardduty ab|bedrohungserkennung deaktiviert',
  ],
  [
    'workspace-exported',
    'workspace export|workspace exported|exports the whole workspace|mailbox exported|exports a mailbox|workspace exportiert|exportiert den ganzen workspace|postfach exportiert|exportiert ein postfach|workspace exporte',
  ],
  [
    'purview-finding',
    'purview|purview match|purview matches|purview finding|purview treffer|purview fund|purview funde',
  ],
  [
    'defender-finding',
    'defender alert|defender alerts|defender|defender warnung|defender warnungen',
  ],
  [
    'aws-finding',
    'guardduty finding|guardduty findings|macie finding|macie findings|guardduty fund|guardduty funde|macie funde|macie fund',
  ],
  [
    'crowdstrike-finding',
    'crowdstrike detections|crowdstrike alert|crowdstrike alerts|crowdstrike warnung|crowdstrike warnungen',
  ],
  ['okta-finding', 'okta threat|okta threats|okta threatinsight|okta bedrohung|okta bedrohungen'],
  [
    'github-finding',
    'secret scanning|secret scanning alert|secret scanning alerts|secret scanning warnung|secret scanning warnungen',
  ],
  [
    'google-finding',
    'google dlp|google dlp alert|google alert centre|google dlp warnung|google dlp treffer',
  ],
  ['wiz-finding', 'wiz issues|wiz issue|wiz problem|wiz probleme|wiz funde'],
  ['prisma-finding', 'prisma alert|prisma alerts|prisma warnung|prisma warnungen'],
  [
    'cortex-finding',
    'cortex alerts|cortex incident|cortex incidents|cortex warnung|cortex warnungen',
  ],
  ['slack-finding', 'slack anomaly|slack anomalies|slack dlp|slack anomalie|slack anomalien'],
];
