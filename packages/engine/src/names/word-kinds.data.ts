/** Cue words before or after names; each word is its own feature. */
export const CUES =
  'in at from of by to near with the and or for on a an is was are were has had will would said says asked told met wrote called named born died married visited joined thanks thank via rt hi hello dear his her him she he they who whom whose father mother son daughter brother sister wife husband friend my our your their as between among into around across outside inside north south east west city town village river lake mount island street road avenue county province district state country republic kingdom university college school hospital church court bank company group team club band party league association institute ministry department office agency council committee commission union federation airlines records studios motors technologies systems holdings partners led against beat defeated signed singer actor actress writer author poet director player coach captain king queen prince princess saint st when after before during while also but not that this these those which than then like about over under between agreement lender borrower company employee executive landlord tenant seller buyer purchaser guarantor';

/** Before or after the name of a person. */
export const TITLES =
  'mr mrs ms miss mx dr prof professor sir madam lord lady dame rev reverend father sister brother pope bishop archbishop cardinal rabbi imam sheikh president chancellor minister premier senator governor mayor ambassador secretary judge justice attorney general colonel captain major lieutenant sergeant admiral officer detective ceo cfo cto chairman chairwoman director king queen prince princess duke duchess count countess herr frau fräulein monsieur madame mademoiselle señor señora don doña signor signora jr sr phd md esq';

/** Parties of contracts, as they are called in them. */
export const PARTIES =
  'lender borrower lessor lessee landlord tenant seller buyer purchaser vendor guarantor employee employer executive consultant contractor licensor licensee trustee holder holders investor investors agent party parties debtor creditor mortgagor mortgagee bank company corporation subscriber optionee participant director assignee assignor obligor pledgor grantor grantee';

/** At the end of the name of a company. */
export const COMPANY_FORMS =
  'inc incorporated corp corporation co company ltd limited llc llp lp plc gmbh ag kg ohg ug se sa sas sarl srl spa nv bv ab as oy oyj aps a/s kk pty pte sdn bhd jsc ojsc pjsc zrt kft sro';

/** Words that occur in names of organizations. */
export const ORGANIZATION_WORDS =
  'university college institute school academy hospital clinic bank group holdings partners associates agency authority association federation foundation society union council committee commission ministry department office bureau board court army navy police force corps party league club team united fc afc cf sc orchestra museum library press times post journal news tribune herald gazette network television radio records studios entertainment pictures airlines airways motors technologies technology systems software solutions services industries international global national capital ventures management consulting insurance energy oil gas pharmaceuticals laboratories labs media communications telecom electric steel mining foods brewery hotels resorts trust fund exchange reserve congress senate parliament assembly';

/** Words that occur in names of places. */
export const PLACE_WORDS =
  'city town village county district province state republic kingdom island islands isle river lake sea ocean bay gulf strait cape mount mountain mountains hill hills valley desert forest park beach coast port harbor harbour airport station bridge square street road avenue boulevard drive lane court place plaza highway route north south east west northern southern eastern western central upper lower new san santa saint st los las el fort';

/** Months and days, which are written large and name no one. */
export const CALENDAR =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun christmas easter';

/** Peoples and languages. */
export const DEMONYMS =
  'afghan albanian algerian american angolan argentine argentinian armenian australian austrian azerbaijani bahraini bangladeshi belarusian belgian bolivian bosnian brazilian british bulgarian burmese cambodian cameroonian canadian chilean chinese colombian congolese croatian cuban cypriot czech danish dominican dutch ecuadorian egyptian english estonian ethiopian european filipino finnish french gambian georgian german ghanaian greek guatemalan haitian honduran hungarian icelandic indian indonesian iranian iraqi irish israeli italian ivorian jamaican japanese jordanian kazakh kenyan korean kosovar kuwaiti kyrgyz laotian latvian lebanese liberian libyan lithuanian luxembourgish macedonian malagasy malawian malaysian maltese mauritanian mexican moldovan mongolian montenegrin moroccan mozambican namibian nepalese nepali nicaraguan nigerian norwegian omani pakistani palestinian panamanian paraguayan peruvian polish portuguese puerto-rican qatari romanian russian rwandan salvadoran saudi scottish senegalese serbian singaporean slovak slovenian somali spanish sudanese swedish swiss syrian taiwanese tajik tanzanian thai tibetan togolese tunisian turkish ugandan ukrainian uruguayan uzbek venezuelan vietnamese welsh yemeni zambian zimbabwean arab arabic asian african latin jewish christian muslim catholic protestant hindu buddhist';

/** Words inside a name that are not written large. */
export const CONNECTORS =
  'of the de del della di da dos du la le van von der den ter zu y e al bin ibn and &';

/** Endings that names of persons, places or organizations share with others of their kind. */
export const ENDINGS =
  'son sen sson man mann berg stein baum feld ner ski sky cki wicz vic ic ov ova ev eva in ina enko chuk yan ian dze shvili oglu ez es az ini elli etti ucci opoulos akis idis ton ham ford ville burg borough bury shire land stan ia nia bad grad pur abad polis field wood ley worth mouth haven port ton chester caster soft tech corp bank gen com net tel';
