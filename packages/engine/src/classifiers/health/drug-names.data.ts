/**
 * International nonproprietary names of the most prescribed medicines, US adopted names where they
 * differ, and common brands. Sources: WHO list of INN, FDA Orange Book.
 */
export const DRUG_NAMES: readonly string[] = `
  abacavir acarbose acetaminophen acetazolamide acyclovir adalimumab adapalene albuterol
  alendronate allopurinol alprazolam amantadine amiloride amiodarone amitriptyline amlodipine
  amoxicillin amphetamine ampicillin anastrozole apixaban apremilast aripiprazole aspirin
  atazanavir atenolol atomoxetine atorvastatin azathioprine azelastine azithromycin baclofen
  baricitinib beclomethasone benazepril benzonatate benztropine betamethasone bevacizumab
  bicalutamide bisoprolol bortezomib bosentan brexpiprazole brimonidine bromocriptine
  budesonide bumetanide buprenorphine bupropion buspirone cabergoline calcitriol
  canagliflozin candesartan capecitabine captopril carbamazepine carbidopa carboplatin
  carisoprodol carvedilol cefadroxil cefalexin cefdinir cefepime cefixime cefpodoxime
  ceftriaxone cefuroxime celecoxib cephalexin certolizumab cetirizine cetuximab chlorambucil
  chlordiazepoxide chloroquine chlorpromazine chlorthalidone cholestyramine ciclosporin
  cilostazol cimetidine cinacalcet ciprofloxacin cisplatin citalopram clarithromycin
  clindamycin clobazam clobetasol clomiphene clomipramine clonazepam clonidine clopidogrel
  clotrimazole clozapine codeine colchicine cyclobenzaprine cyclophosphamide cyclosporine
  cytarabine dabigatran dapagliflozin dapsone darbepoetin darunavir dasatinib denosumab
  desloratadine desmopressin desvenlafaxine dexamethasone dexmethylphenidate
  dextroamphetamine diazepam diclofenac dicyclomine digoxin diltiazem diphenhydramine
  dipyridamole disulfiram divalproex docetaxel dolutegravir donepezil dorzolamide doxazosin
  doxepin doxorubicin doxycycline dronedarone dulaglutide duloxetine dupilumab dutasteride
  efavirenz eletriptan empagliflozin emtricitabine enalapril enoxaparin entecavir epinephrine
  eplerenone epoetin ergocalciferol erlotinib ertapenem erythromycin escitalopram
  esomeprazole estradiol eszopiclone etanercept ethambutol ethosuximide etodolac everolimus
  evolocumab exemestane exenatide ezetimibe famciclovir famotidine febuxostat felodipine
  fenofibrate fentanyl fexofenadine filgrastim finasteride fingolimod flecainide fluconazole
  fludrocortisone fluorouracil fluoxetine fluphenazine flurazepam fluticasone fluvoxamine
  formoterol fosinopril fulvestrant furosemide gabapentin galantamine ganciclovir gefitinib
  gemcitabine gemfibrozil gentamicin glatiramer glibenclamide gliclazide glimepiride
  glipizide glyburide golimumab granisetron guaifenesin guanfacine haloperidol heparin
  hydralazine hydrochlorothiazide hydrocodone hydrocortisone hydromorphone hydroxychloroquine
  hydroxyurea hydroxyzine ibandronate ibuprofen imatinib imipramine indapamide indomethacin
  infliximab insulin interferon ipratropium irbesartan irinotecan isoniazid isosorbide
  isotretinoin itraconazole ivabradine ivermectin ketamine ketoconazole ketorolac labetalol
  lacosamide lamivudine lamotrigine lansoprazole latanoprost ledipasvir leflunomide
  lenalidomide letrozole leucovorin leuprolide levetiracetam levocetirizine levodopa
  levofloxacin levonorgestrel levothyroxine lidocaine linagliptin linezolid liothyronine
  liraglutide lisdexamfetamine lisinopril lithium loperamide lopinavir loratadine lorazepam
  losartan lovastatin lurasidone meclizine medroxyprogesterone mefloquine megestrol meloxicam
  memantine mercaptopurine meropenem mesalamine metformin methadone methimazole methocarbamol
  methotrexate methyldopa methylphenidate methylprednisolone metoclopramide metolazone
  metoprolol metronidazole midazolam minocycline minoxidil mirabegron mirtazapine misoprostol
  modafinil mometasone montelukast morphine moxifloxacin mupirocin mycophenolate nabumetone
  nadolol naloxone naltrexone naproxen nebivolol nevirapine nifedipine nilotinib
  nitrofurantoin nitroglycerin nivolumab norethindrone nortriptyline nystatin ofloxacin
  olanzapine olmesartan omalizumab omeprazole ondansetron oseltamivir oxaliplatin
  oxcarbazepine oxybutynin oxycodone oxymorphone oxytocin paclitaxel paliperidone
  pantoprazole paracetamol paroxetine pembrolizumab penicillin pentoxifylline perindopril
  phenobarbital phentermine phenytoin pioglitazone piroxicam pramipexole prasugrel
  pravastatin praziquantel prazosin prednisolone prednisone pregabalin primidone probenecid
  prochlorperazine progesterone promethazine propafenone propofol propranolol
  propylthiouracil pyrazinamide pyridostigmine quetiapine quinapril rabeprazole raloxifene
  raltegravir ramelteon ramipril ranitidine ranolazine rasagiline remdesivir ribavirin
  rifampicin rifampin rifaximin riluzole risedronate risperidone ritonavir rituximab
  rivaroxaban rivastigmine rizatriptan ropinirole rosuvastatin salbutamol salmeterol
  saxagliptin secukinumab selegiline semaglutide sertraline sevelamer sildenafil simvastatin
  sirolimus sitagliptin sofosbuvir solifenacin sotalol spironolactone sucralfate
  sulfamethoxazole sulfasalazine sumatriptan sunitinib tacrolimus tadalafil tamoxifen
  tamsulosin tapentadol telmisartan temazepam temozolomide tenofovir terazosin terbinafine
  teriflunomide teriparatide testosterone tetracycline theophylline ticagrelor timolol
  tiotropium tirzepatide tizanidine tobramycin tocilizumab tofacitinib tolterodine topiramate
  torsemide tramadol trandolapril trastuzumab trazodone tretinoin triamcinolone triamterene
  triazolam trimethoprim ustekinumab valacyclovir valganciclovir valproate valsartan
  vancomycin vardenafil varenicline vedolizumab venlafaxine verapamil vilazodone vincristine
  voriconazole vortioxetine warfarin zidovudine ziprasidone zolmitriptan zolpidem zonisamide
  abilify adderall advair ambien ativan biktarvy concerta coumadin crestor cymbalta eliquis
  enbrel farxiga glucophage humira januvia jardiance keytruda klonopin lantus lasix lexapro
  lipitor lyrica mounjaro neurontin nexium norvasc novolog ozempic oxycontin paxil percocet
  plavix prozac remicade risperdal ritalin seroquel singulair suboxone symbicort synthroid
  tamiflu trulicity truvada tylenol valium ventolin viagra vicodin wegovy wellbutrin xanax
  xarelto zoloft zyprexa zyrtec
`
  .trim()
  .split(/\s+/);
