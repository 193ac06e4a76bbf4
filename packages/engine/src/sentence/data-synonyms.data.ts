import type { DataClass } from '@waybill/contract';

/** Words for groups of data types in English and German; phrases are separated by `|`. */
export const GROUP_SYNONYMS: readonly (readonly [group: DataClass, phrases: string])[] = [
  [
    'personal',
    'personal data|personal information|pii|personally identifiable information|private data|customer data|employee data|personenbezogene daten|persönliche daten|persönliche informationen|kundendaten|mitarbeiterdaten|personendaten|privatdaten',
  ],
  [
    'financial',
    'financial data|financial information|financials|finance data|bank details|banking data|payment data|finanzdaten|finanzinformationen|finanzielle daten|bankdaten|bankverbindungen|zahlungsdaten|kontodaten',
  ],
  [
    'health',
    'health data|health information|medical data|medical information|patient data|patient information|patient records|phi|gesundheitsdaten|gesundheitsinformationen|medizinische daten|patientendaten|patienteninformationen',
  ],
  [
    'secret',
    'secrets|credentials|api keys|api key|api token|api tokens|access keys|access tokens|tokens|passwords and keys|login data|login details|geheimnisse|zugangsdaten|anmeldedaten|api schlüssel|zugriffsschlüssel|zugangstoken|schlüssel und passwörter|logindaten',
  ],
  [
    'source',
    'source code|source files|sourcecode|source|code|program code|quellcode|quelltext|quelltexte|quelldateien|programmcode|sourcen|quellcodes',
  ],
  [
    'business',
    'business data|business documents|business information|company secrets|trade secrets|company documents|corporate documents|geschäftsdaten|geschäftsunterlagen|geschäftsdokumente|geschäftsgeheimnisse|betriebsgeheimnisse|firmenunterlagen|unternehmensdaten|firmendaten',
  ],
  [
    'government',
    'government data|classified documents|classified data|classified information|classification markings|behördendaten|verschlusssachen|eingestufte dokumente|eingestufte daten|einstufungsvermerke',
  ],
];

/** Words for data types in addition to their names; several ids are alternatives. */
export const TYPE_SYNONYMS: readonly (readonly [ids: string, phrases: string])[] = [
  [
    'payment-card',
    'payment cards|card numbers|credit cards|credit card numbers|credit card data|card data|cardholder data|debit cards|debit card numbers|pans|zahlungskarten|zahlungskartennummern|kartennummern|kartendaten|kreditkarten|kreditkartennummern|kreditkartendaten|karteninhaberdaten',
  ],
  [
    'card-verification-code',
    'cvv|cvc|card security codes|kartenprüfnummern|prüfziffern von karten',
  ],
  ['card-track-data', 'track data|magnetic stripe data|magnetstreifendaten'],
  ['iban', 'ibans|bank account numbers|account numbers|kontonummern|bankkontonummern'],
  ['swift-bic', 'swift codes|bic|bics|bic codes'],
  ['us-bank-account us-aba-routing', 'routing numbers|us bank accounts'],
  ['isin cusip', 'securities numbers|security identifiers|wertpapierkennnummern|wertpapiernummern'],
  [
    'crypto-wallet',
    'crypto addresses|bitcoin addresses|wallet addresses|crypto wallets|kryptoadressen|bitcoinadressen|wallet adressen',
  ],
  [
    'us-ssn',
    'ssn|ssns|social security number|social security numbers|us sozialversicherungsnummern',
  ],
  [
    'de-social-security ch-ahv at-social-security',
    'sozialversicherungsnummern|rentenversicherungsnummern|ahv nummern|svnr',
  ],
  [
    'de-tax-id de-tax-number',
    'steuernummern|steuer id|steuer ids|steueridentifikationsnummern|steuer identifikationsnummern',
  ],
  ['de-id-card', 'personalausweisnummern|personalausweise|ausweisnummern'],
  ['de-passport', 'reisepassnummern|reisepässe|passnummern'],
  ['de-driver-license eu-driving-licence', 'führerscheinnummern|führerscheine'],
  ['de-health-insurance', 'krankenversicherungsnummern|krankenversichertennummern'],
  ['de-license-plate', 'kennzeichen|autokennzeichen|kfz kennzeichen'],
  ['eu-vat de-vat-id', 'vat numbers|vat ids|umsatzsteuernummern|umsatzsteuer ids|ust ids|ust idnr'],
  ['de-postcode', 'postleitzahlen|plz'],
  [
    'email',
    'email addresses|e-mail addresses|mail addresses|e-mail adressen|mailadressen|emailadressen',
  ],
  [
    'phone',
    'phone numbers|telephone numbers|mobile numbers|telefonnummern|handynummern|rufnummern|mobilnummern',
  ],
  [
    'street-address',
    'street addresses|postal addresses|home addresses|mailing addresses|anschriften|postanschriften|postadressen|straßenadressen|wohnadressen|wohnanschriften',
  ],
  [
    'date-of-birth',
    'dates of birth|birth dates|birthdays|birthdates|geburtsdaten|geburtsdatum|geburtstage',
  ],
  ['person-name', 'names of people|person names|people’s names|personennamen|namen von personen'],
  ['nationality', 'nationalities|staatsangehörigkeit|staatsangehörigkeiten|nationalität'],
  [
    'resume',
    'cvs|resumes|curricula vitae|job applications|applications of candidates|lebensläufe|lebenslauf|bewerbungen|bewerbungsunterlagen',
  ],
  [
    'payroll salary-list',
    'payroll|payroll data|payrolls|salaries|salary data|salary lists|wages|pay slips|payslips|gehälter|gehaltslisten|gehaltsliste|gehaltsdaten|lohnlisten|lohndaten|gehaltsabrechnungen|lohnabrechnungen|lohnbuchhaltung',
  ],
  [
    'customer-list',
    'customer lists|client lists|customer records|list of customers|lists of customers|contact lists|kundenlisten|kundenliste|liste der kunden|kundenverzeichnisse|kontaktlisten',
  ],
  ['price-list', 'price lists|pricing|price sheets|preislisten|preisliste|preise'],
  [
    'board-paper',
    'board papers|board documents|board minutes|board material|vorstandsunterlagen|vorstandsvorlagen|aufsichtsratsunterlagen|gremienunterlagen',
  ],
  ['contract', 'contracts|agreements|verträge|vertrag|vertragsunterlagen'],
  [
    'employment-contract',
    'employment contracts|arbeitsverträge|arbeitsvertrag|anstellungsverträge',
  ],
  [
    'non-disclosure-agreement',
    'nda|ndas|non-disclosure agreements|vertraulichkeitsvereinbarungen|geheimhaltungsvereinbarungen',
  ],
  ['invoice', 'invoices|bills|rechnungen|rechnung'],
  ['purchase-order', 'purchase orders|bestellungen'],
  ['bank-statement', 'bank statements|kontoauszüge|kontoauszug'],
  [
    'financial-statement',
    'financial statements|balance sheets|financial reports|bilanzen|jahresabschlüsse|finanzberichte',
  ],
  ['insurance-claim', 'insurance claims|versicherungsfälle|schadensmeldungen'],
  [
    'legal-pleading',
    'court papers|pleadings|legal documents|klageschriften|schriftsätze|gerichtsunterlagen|rechtsdokumente',
  ],
  [
    'medical-record',
    'medical records|health records|patient files|krankenakten|patientenakten|arztberichte|befunde',
  ],
  [
    'merger-document',
    'merger papers|merger documents|m&a documents|acquisition papers|due diligence documents|fusionsunterlagen|übernahmeunterlagen|m&a unterlagen',
  ],
  ['patent-application', 'patents|patent applications|patente|patentanmeldungen'],
  [
    'performance-review',
    'performance reviews|appraisals|beurteilungen|leistungsbeurteilungen|mitarbeiterbeurteilungen',
  ],
  [
    'personnel-file',
    'personnel files|personnel data|hr data|hr files|hr records|employee files|personalakten|personalakte|personaldaten|personalunterlagen',
  ],
  [
    'product-roadmap',
    'roadmaps|product roadmaps|product plans|produktpläne|produktplanung|roadmap',
  ],
  [
    'security-assessment',
    'security assessments|penetration test reports|pentest reports|audit reports|sicherheitsberichte|pentestberichte|sicherheitsanalysen',
  ],
  [
    'tax-form',
    'tax forms|tax returns|tax documents|steuererklärungen|steuerformulare|steuerunterlagen|steuerbescheide',
  ],
  [
    'private-key',
    'private keys|ssh keys|pgp keys|private schlüssel|ssh schlüssel|geheime schlüssel',
  ],
  [
    'password-in-prose password-table generic-secret command-line-password',
    'passwords|password lists|passphrases|passwörter|passwort|kennwörter|kennwort|passwortlisten|passwortliste',
  ],
  [
    'connection-string database-url',
    'connection strings|database urls|verbindungszeichenfolgen|datenbankzugänge',
  ],
  [
    'export-control',
    'export controlled|export controlled data|export control markings|itar|itar data|ear data|exportkontrollierte daten|exportkontrolle|ausfuhrkontrolle|exportkontrolliert',
  ],
  ['de-classification-marking', 'vs-nfd|vs nfd|nur für den dienstgebrauch|vs-vertraulich'],
  ['us-cui-marking', 'cui|cui documents|cui markings'],
  [
    'nato-eu-classification-marking',
    'nato restricted|nato documents|eu classified|nato dokumente|eu verschlusssachen',
  ],
  [
    'health-condition genetic-data biometric-data ethnic-origin political-opinion religious-belief sexual-orientation union-membership',
    'special categories|special categories of data|special category data|gdpr special categories|sensitive personal data|besondere kategorien|besondere kategorien personenbezogener daten',
  ],
  ['biometric-data', 'biometrics|fingerprints|biometrische daten|fingerabdrücke|biometriedaten'],
  ['genetic-data', 'genetics|dna data|genetische daten|gendaten|dna daten'],
  ['health-condition', 'health conditions|illnesses|krankheiten|gesundheitszustand|behinderungen'],
  [
    'political-opinion',
    'political opinions|party memberships|politische meinungen|parteimitgliedschaften',
  ],
  ['religious-belief', 'religion|religious beliefs|religionszugehörigkeit|konfession'],
  [
    'union-membership',
    'union memberships|gewerkschaftszugehörigkeit|gewerkschaftsmitgliedschaften',
  ],
  ['sexual-orientation', 'sexual orientations|sexuelle orientierung'],
  ['ethnic-origin', 'ethnic origins|ethnicity|ethnische herkunft|ethnie'],
  ['icd-10 icd-9', 'diagnosis codes|diagnoses|diagnosen|diagnoseschlüssel|diagnosecodes'],
  ['drug-name', 'medicines|drugs|medications|medikamente|arzneimittel'],
  ['vin', 'vins|vehicle identification numbers|fahrgestellnummern|fahrzeugidentifikationsnummern'],
  ['imei', 'imei numbers|imeis|imei nummern'],
  ['ip-address', 'ip addresses|ips|ip adressen'],
  ['mac-address', 'mac addresses|mac adressen'],
  ['organization', 'organization names|company names|firmennamen'],
  ['source-infrastructure', 'infrastructure as code|terraform files|terraform|infrastrukturcode'],
  ['source-sql', 'sql scripts|sql code|sql skripte'],
  ['source-python', 'python code|python scripts|python quellcode'],
  ['source-java', 'java code|java quellcode'],
  ['source-javascript', 'javascript code|typescript code|javascript quellcode'],
];
