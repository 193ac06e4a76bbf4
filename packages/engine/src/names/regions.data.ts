/**
 * Countries in four languages, states, counties and well-known regions. One per line in order, lower
 * case; the first character (0 to z) is the length of the prefix shared with the previous line.
 * Sources: ISO 3166-1 via i18n-iso-countries (MIT), the locales of @faker-js/faker (MIT), own.
 */
export const REGIONS = `0aargau
1cre
1dams county
1fganistán
3hanistan
2rica
4que du sud
1grigento
2uascalientes
1labama
3goas
3nd islands
3ska
2bacete
4nia
6e
7n
3erta
2emania
3ssandria
2geria
6en
3érie
2icante
2lemagne
2mería
2ps
2sace
1mapá
3zonas
2erican samoa
5kanisch-samoa
ce jungferninseln
1ncona
2dalucía
4man and nicobar islands
3es
3orra
6e
3ra pradesh
2gola
3uila
6la
2tarctica
8que
5ktis
3igua and barbuda
8und barbuda
8y barbuda
7-et-barbuda
3ártida
1osta
1ppenzell ausserrhoden
ainnerrhoden
1quitaine
1rabia saudita
5e saoudite
3gón
2ctic
2ezzo
2gelia
4ntina
8e
8ien
2izona
2kansas
2menia
6en
3énie
2uba
3nachal pradesh
1scoli piceno
2erbaidschan
2ia
2sam
2ti
3urias
1tlantic
1ustralia
9n capital territory
8e
9n
5ia
2triche
2vergne
1vellino
2on
1zerbaijan
7yán
6ïdjan
0badajoz
3en-württemberg
2hamas
3ia
3rain
4ein
5ïn
2ja california norte
gsur
2leares
3kans
2ngladesch
9h
2rbade
6os
3celona
3i
3letta-andria-trani
2sel-land
6stadt
3se-normandie
2varia
2y area
3ern
1edfordshire
2larus
3gien
5que
5um
3ice
4ze
3luno
2nevento
3in
2rgamo
3kshire
3lin
3muda
7s
6es
3n
1houtan
2utan
1iella
4orrusia
2har
2élorussie
1olivia
6e
7n
3ogna
3zano
2naire
2rders
2snia and herzegovina
7y herzegovina
5e-herzégovine
6n und herzegowina
2tswana
2urgogne
3vet island
6insel
1randenburg
3sil
6ien
3zil
2emen
3scia
3tagne
2indisi
3tain
4ische jungferninseln
9s territorium im indischen ozean
6h columbia
8indian ocean territory
2onx
3oklyn
2unei darussalam
2ésil
1uckinghamshire
2lgaria
7e
8n
2rgenland
4os
3kina faso
3undi
2tán
1élgica
2nin
0cabo verde
2gliari
2lhoun county
3ifornia
3tanissetta
2mbodge
6ia
5ya
4ridgeshire
3eroon
6un
5ún
3peche
4obasso
2nada
5á
4rias
3tabria
2p-vert
3e verde
2rbonia-iglesias
3ibbean
3roll county
2serta
3tellón
4illa y león
8-la mancha
2talonia
5uña
4nia
5zaro
4r
2ucasus
2yman islands
1eará
2ntral
7 african republic
9merica
5e
1had
3mpagne-ardenne
3ndigarh
2echnya
3shire
2hattisgarh
2iapas
3eti
3huahua
3le
4i
3na
4e
3pre
2ristmas island
2ypre
1iudad real
1lark county
3y county
2eveland
2wyd
1oahuila
2cos (keeling) islands
2lima
3ombia
7e
4rado
2mo
4ras
5es
5os
3unidad de madrid
avalenciana
2ngo
5 (república democrática del)
3necticut
2ok islands
4inseln
2rnwall
3se
3ée du nord
9sud
2senza
3ta de marfil
6rica
2te d'ivoire
2unty antrim
8rmagh
7down
7fermanagh
7londonderry
7tyrone
1rawford county
2emona
2imea
2oacia
4tia
6e
3tone
1uba
2enca
2mbria
2neo
2raçao
1yprus
1zech republic
5ia
5oslovakia
1áceres
2diz
1órdoba
1ôte d'ivoire
4-d'ivoire
0d.c.
1adar and nagar haveli
2man and diu
2nemark
1c
1elaware
3hi
2mocratic republic of the congo
2nmark
2rbyshire
2utschland
2von
1inamarca
2strito federal
1jibouti
1ominica
8n republic
6kanische republik
6que
2rset
2uglas county
2wning street
1renthe
1schibuti
1umfries and galloway
2rango
3ham
1yfed
1änemark
0east coast
5sussex
1cuador
1gipto
2ypt
1l salvador
2fenbeinküste
1miratos árabes unidos
1ngland
2na
1quatorial guinea
1ritrea
1slovaquia
5enia
2pagne
4ña
3írito santo
2sex
2tado de méxico
6s unidos
3land
3onia
6e
2uatini
2watini
1thiopia
2iopía
1urope
1xtremadura
0falkland islands (malvinas)
8inseln
2roe islands
2yette county
1ermo
3rara
1idji
3schi
2fe
2ji
2lipinas
2nland
7e
7ia
3nland
2renze
1levoland
2orida
1oggia
2rlì-cesena
1rance
5he-comté
5ia
4klin county
5reich
4zösisch-guayana
cpolynesien
be süd- und antarktisgebiete
2eiburg
3nch guiana
7polynesia
7southern territories
2iesland
2osinone
1äröer
0gabon
3un
3ón
2licia
2mbia
5e
2za
1elderland
2nf
3ova
2orgia
7 del sur y las islas sandwich del sur
6en
2rmany
3ona
1hana
1ibraltar
1larus
2oucestershire
1oa
2iás
2rizia
1rampian
3nada
4t county
3ubünden
2eat britain
5er manchester
3cia
3ece
4ne county
5land
3nada
6e
2iechenland
2oenland
9ia
3ningen
3sseto
3ßbritannien
2èce
2önland
1uadalajara
6upe
4eloupe
3m
3najuato
3temala
3yana francesa
2ernesey
5sey
4rero
2inea
6 bissau
7ecuatorial
6-bissau
4ée
6 équatoriale
6-bissau
3púzcoa
2jarat
2yana
5e française
1went
2ynedd county
1éorgie
7 du sud-et-les îles sandwich du sud
0haiti
4í
2mburg
3ilton county
3pshire
2ncock county
2ryana
2ute-normandie
2waii
2ïti
1eard e islas mcdonald
6island and mcdonald islands
6und mcdonaldinseln
2nry county
2refordshire
3tfordshire
2ssen
1idalgo
2ghlands and islands
2machal pradesh
4layas
1olland
4ywood
3y see (vatican city state)
2nduras
3g kong
4kong
4rie
1uelva
3sca
2mberside
2ngary
4ría
0iceland
1daho
1llinois
1mperia
1nde
3ia
5na
4en
3onesia
8en
5ésie
2sel man
1owa
1rak
3n
3q
2eland
2land
6a
6e
2án
1sernia
2la bouvet
5de man
8navidad
5norfolk
4mic republic of iran
4nd
6e
6ia
4s baleares
6caimán
7ocos (keeling)
8ok
6feroe
6malvinas
8rianas del norte
9shall
6salomón
6turcas y caicos
6ultramarinas menores de los estados unidos
6vírgenes británicas
fde los estados unidos
6åland
3e of man
8wight
2rael
4ël
1talia
5e
6n
4y
1vory coast
0jackson county
2lisco
2maica
5ka
4ïque
3mu and kashmir
2pan
3on
3ón
2én
1efferson county
2men
2rsey
1harkhand
1ohnson county
2rdan
6ia
7e
8n
1ura
0kaimaninseln
2mbodscha
3erun
2nada
3sas
2p verde
2rnataka
2sachstan
3hmir
2tar
2zajistán
4khstan
1enia
3t
4ucky
3ya
2rala
1irghizistan
4isistan
4uistán
3ibati
1okosinseln
2lumbien
2moren
2ngo
2rea
2sovo
2weït
1roatien
1uba
2wait
1yrgyzstan
1ärnten
0l'aquila
1.a.
1a
2 coruña
3rioja
3spezia
2ke county
3shadweep
2ncashire
3guedoc-roussillon
2o people's democratic republic
3s
2s palmas
2tin america
5a
3via
2wrence county
1ebanon
2cce
4o
2e county
2icestershire
2sotho
5o
2tonia
3tland
4onie
2ón
1iban
5on
3eria
3ia
3ya
4e
5n
3éria
2echtenstein
2mburg
3ousin
2ncoln county
7shire
2tauen
3huania
3uania
7e
2vorno
1odi
2gan county
2rraine
2thian
2uisiana
1ucca
2go
2xembourg
6urg
9o
2zern
1érida
1íbano
0macao
4u
3edonia del norte
4rata
3édoine du nord
2dagascar
7kar
3ison county
3rid
3ya pradesh
2harashtra
2ine
2laisie
4sia
4ui
4wi
4ysia
3divas
6es
3ediven
3i
3ta
4e
3í
2nhattan
3ipur
4toba
3tova
2ranhão
3ion county
3oc
4kko
3ruecos
3shall county
9islands
8inseln
3tinica
7que
3yland
2ssa-carrara
5chusetts
2tera
3o grosso
b do sul
2uretanien
4ice
6io
5tania
9e
6ius
2yotte
1ecklenburg-vorpommern
2dio campidano
4terranean
2ghalaya
2rseyside
2ssina
2xico
4ko
4que
1ichigan
4oacan
3ronesia
6ésie
2d glamorgan
3dle east
3i-pyrénées
3west
2kronesien
2lano
2nas gerais
3nesota
2ssissippi
4ouri
2zoram
1odena
2ldavia
7e
5wien
4ova
2naco
3golei
6ia
7e
3roe county
3tana
4enegro
4gomery county
4serrat
4énégro
3za e della brianza
2relos
3gan county
3occo
2sambik
2zambique
1urcia
1yanmar
1álaga
1éxico
1ónaco
0nagaland
2mibia
6e
2poli
2uru
2varra
2yarit
1ebraska
2pal
2therlands
b (kingdom of the)
2uenburg
3kaledonien
3seeland
2vada
2w brunswick
4caledonia
4england
4hampshire
4jersey
4mexico
4south wales
4york
4zealand
3foundland and labrador
1icaragua
2dwalden
2ederlande
6sachsen
6österreich
2ger
5ia
3éria
2ue
3é
1oord-brabant
6holland
2rd-pas-de-calais
4korea
4mazedonien
4rhein-westfalen
3folk
7 island
7insel
3mandy
3th america
6carolina
6dakota
6korea
6macedonia
6yorkshire
5amptonshire
5ern ireland
9mariana islands
9territory
5umberland
5west territories
3uega
3vège
3way
4egen
2ttinghamshire
2uvelle-calédonie
9zélande
2va scotia
4ra
1ueva caledonia
6zelanda
4o león
2navut
2oro
1yc
1épal
1íger
1ördliche marianen
0oaxaca
1berösterreich
2walden
1céan indien britannique
1disha
1gliastra
1hio
1klahoma
1lbia-tempio
1man
2án
1ntario
1regon
3nse
2istano
1sttimor
1uganda
2zbékistan
1verijssel
1xfordshire
0pacific
2dova
2kistan
6án
2laos
4u
3encia
4rmo
4stina
8e
2nama
5á
2pouasie-nouvelle-guinée
3ua new guinea
7ueva guinea
5-neuguinea
2raguay
4ná
4íba
3ma
3á
2via
2ys de la loire
4-bas
2ís vasco
4es bajos
1ennsylvania
2ople's republic of china
2rnambuco
3ry county
3u
4gia
3ú
2saro e urbino
3cara
1hilippinen
as
1iacenza
3uí
2cardie
2ke county
2sa
3toia
2tcairn
8 islands
8inseln
1oitou-charentes
2land
3en
3inesia francesa
3k county
3ogne
4nia
3ynésie française
2ndicherr
3tevedra
2rdenone
3to rico
4ugal
2tenza
2wys
1rato
2ince edward island
5ipado de asturias
2ovence
8-alpes-côte d'azur
1uebla
3rto rico
2njab
1érou
0qatar
1uebec
3ens
6land
3rétaro
2intana roo
0ragusa
2jasthan
2venna
1eggio calabria
7emilia
3ión de murcia
2ino unido
2public of korea
cthe congo
ggambia
7k kongo
3ública centroafricana
bheca
ade corea
cmocrática popular de lao
bominicana
aislámica de irán
apopular democrática de corea
aárabe siria
2union
5ón
1heinland-pfalz
2ode island
2ône-alpes
1ieti
2mini
2o de janeiro
4grande do norte
esul
1oma
4nia
2ndônia
2raima
2umanie
2vigo
2yaume d'eswatini
7-uni
1uanda
2manía
3änien
2sia
3sia
6n federation
5e
5sche föderation
4land
2tland
1wanda
1épublique centrafricaine
bdominicaine
cu congo
cémocratique du congo
btchèque
bunie de tanzanie
2union
0saarland
2chsen
7-anhalt
2hara
6 occidental
2int barthélemy
6helena
6kitts and nevis
cy nevis
6lucia
6martin (francesa)
gench part)
6pierre and miquelon
6vincent and the grenadines
5-barthélemy
6christophe-et-niévès
6marin
9tin
c (partie française)
lnéerlandaise)
6pierre und miquelon
c-et-miquelon
6siège (vatican)
6vincent-et-les-grenadines
5e-hélène
7lucie
2lamanca
3erno
3omonen
3zburg
2mbia
3oa
5 americana
8éricaines
2n luis potosí
4marino
4pedro y miquelón
4vicente y las granadinas
3ta catarina
7ruz de tenerife
6helena
6lucía
6sede
4o tomé y príncipe
2o tome and principe
2skatchewan
3sari
2udi arabia
5-arabien
2vona
1candinavia
2haffhausen
3leswig-holstein
3weden
5iz
4yz
2otland
4t county
1egovia
2negal
2rbia
5e
6n
3gipe
2villa
2ychellen
9s
1f
1hropshire
1iberia
2ena
3rra leona
be
2kkim
2licon valley
2mbabwe
2naloa
3gapore
7ur
6ur
3t maarten
c (dutch part)
eneerlandesa)
2racusa
1lovakia
5quie
4enia
4énie
3wakei
4enien
1olomon islands
4thurn
2malia
6e
3erset
2ndrio
3ora
2ria
2udan
6 du sud
3th africa
7merica
7ustralia
6carolina
6dakota
6georgia and the south sandwich islands
7lamorgan
6korea
6sudan
6yorkshire
5east asia
2viet union
1pain
3nien
1ri lanka
1t. gallen
4helena
4kitts und nevis
4lucia
4vincent und die grenadinen
2aat palästina
3ffordshire
3te of palestine
2eiermark
2rathclyde
1udan
3áfrica
4n
5 del sur
2ecia
2ffolk
2isse
3za
2riname
3rey
2ède
1valbard and jan mayen
9et île jan mayen
9und jan mayen
9y jan mayen
1weden
2itzerland
1yrian arab republic
4e
5n
1ão paulo
4tomé und príncipe
8-et-principe
1énégal
1üdafrika
3georgien und die südlichen sandwichinseln
3korea
3sudan
0tabasco
2djikistan
3schikistan
2ilandia
3wan
4án
2jikistan
2maulipas
3il nadu
2nsania
3zania
2ranto
3ragona
2smania
2yikistán
3side
2ïwan
1chad
1elangana
2nnessee
2ramo
3ni
3res australes françaises
4itorio británico del océano índico
3uel
2ssin
2xas
1hailand
3ïlande
2e gambia
4netherlands
4republic of north macedonia
2urgau
2üringen
1ibet
2erras australes francesas
2mor-leste
2rol
1laxcala
1ocantins
2go
2kelau
2ledo
2nga
2rino
1rapani
2ento
3viso
2ieste
3nidad and tobago
9und tobago
9y tobago
5té-et-tobago
3pura
1schad
4echien
8sche republik
1unesien
3isia
6e
2rkey
4menistan
aán
5énistan
4s and caicos islands
5- und caicosinseln
3quie
5ía
2scany
2valu
1yne and wear
1únez
1ürkei
4iye
0u.k.
2s.
4a.
1ae
1crania
1dine
1ganda
1k
2raine
1ngarn
2ion county
3ted arab emirates
7kingdom
7republic of tanzania
7states
d minor outlying islands
eof america
1ri
2uguay
1s
2a
2bekistan
2sr
1tah
2recht
2tar pradesh
5akhand
1zbekistan
8án
0valencia
3ladolid
2nuatu
2rese
2tikanstadt
1enezia
5uela
2racruz
3bano-cusio-ossola
3celli
3einigte arabische emirate
bstaaten
i von amerika
as königreich
3mont
3ona
1ibo valentia
2cenza
3toria
2etnam
2rgin islands
6ia
2terbo
2zcaya
1orarlberg
0waadt
2les
3l street
4is
6 and futuna
7und futuna
7y futuna
6-et-futuna
2rren county
3wickshire
2shington
a county
bd.c.
2yne county
1eihnachtsinsel
2st bank
6engal
5coast
5glamorgan
5midlands
5sussex
5virginia
5yorkshire
4ern australia
8sahara
4sahara
1hite house
1ien
2ltshire
2sconsin
1orcestershire
1yoming
0yemen
1ibuti
1ucatán
2goslavia
2kon
1émen
0zacatecas
2mbia
5e
3ora
2ragoza
1eeland
2ntralafrikanische republik
1imbabue
6we
1ug
2id-holland
1ypern
1ürich
0álava
1vila
0ägypten
1quatorialguinea
1thiopien
0åland
5 islands
0égypte
1mirats arabes unis
1quateur
1rythrée
1tats-unis d'amérique
2hiopie
0île bouvet
4christmas
4de man
4norfolk
3-de-france
3s caïmans
6ocos
7ok
5féroé
5heard-et-macdonald
5malouines
7riannes du nord
8shall
6ineures éloignées des états-unis
5pitcairn
5salomon
5turques-et-caïques
5vierges américaines
dbritanniques
0österreich`;
