/** The states whose clocks are not Brasília's, each with its municipalities, folded. */
const NAMES: Readonly<Record<string, string>> = {
  AC: `
    acrelandia, assis brasil, brasileia, bujari, capixaba, cruzeiro do sul, epitaciolandia, feijo, jordao,
    mancio lima, manoel urbano, marechal thaumaturgo, placido de castro, porto acre, porto walter, rio branco,
    rodrigues alves, santa rosa do purus, sena madureira, senador guiomard, tarauaca, xapuri`,
  AM: `
    alvaraes, amatura, anama, anori, apui, atalaia do norte, autazes, barcelos, barreirinha, benjamin constant,
    beruri, boa vista do ramos, boca do acre, borba, caapiranga, canutama, carauari, careiro, careiro da varzea,
    coari, codajas, eirunepe, envira, fonte boa, guajara, humaita, ipixuna, iranduba, itacoatiara, itamarati,
    itapiranga, japura, jurua, jutai, labrea, manacapuru, manaquiri, manaus, manicore, maraa, maues, nhamunda,
    nova olinda do norte, novo airao, novo aripuana, parintins, pauini, presidente figueiredo, rio preto da eva,
    santa isabel do rio negro, santo antonio do ica, sao gabriel da cachoeira, sao paulo de olivenca,
    sao sebastiao do uatuma, silves, tabatinga, tapaua, tefe, tonantins, uarini, urucara, urucurituba`,
  MS: `
    agua clara, alcinopolis, amambai, anastacio, anaurilandia, angelica, antonio joao, aparecida do taboado,
    aquidauana, aral moreira, bandeirantes, bataguassu, bataypora, bela vista, bodoquena, bonito, brasilandia,
    caarapo, camapua, campo grande, caracol, cassilandia, chapadao do sul, corguinho, coronel sapucaia, corumba,
    costa rica, coxim, deodapolis, dois irmaos do buriti, douradina, dourados, eldorado, fatima do sul, figueirao,
    gloria de dourados, guia lopes da laguna, iguatemi, inocencia, itapora, itaquirai, ivinhema, japora, jaraguari,
    jardim, jatei, juti, ladario, laguna carapa, maracaju, miranda, mundo novo, navirai, nioaque,
    nova alvorada do sul, nova andradina, novo horizonte do sul, paraiso das aguas, paranaiba, paranhos,
    pedro gomes, ponta pora, porto murtinho, ribas do rio pardo, rio brilhante, rio negro, rio verde de mato grosso,
    rochedo, santa rita do pardo, sao gabriel do oeste, selviria, sete quedas, sidrolandia, sonora, tacuru,
    taquarussu, terenos, tres lagoas, vicentina`,
  MT: `
    acorizal, agua boa, alta floresta, alto araguaia, alto boa vista, alto garcas, alto paraguai, alto taquari,
    apiacas, araguaiana, araguainha, araputanga, arenapolis, aripuana, barao de melgaco, barra do bugres,
    barra do garcas, boa esperanca do norte, bom jesus do araguaia, brasnorte, caceres, campinapolis,
    campo novo do parecis, campo verde, campos de julio, canabrava do norte, canarana, carlinda, castanheira,
    chapada dos guimaraes, claudia, cocalinho, colider, colniza, comodoro, confresa, conquista d'oeste, cotriguacu,
    cuiaba, curvelandia, denise, diamantino, dom aquino, feliz natal, figueiropolis d'oeste, gaucha do norte,
    general carneiro, gloria d'oeste, guaranta do norte, guiratinga, indiavai, ipiranga do norte, itanhanga, itauba,
    itiquira, jaciara, jangada, jauru, juara, juina, juruena, juscimeira, lambari d'oeste, lucas do rio verde,
    luciara, marcelandia, matupa, mirassol d'oeste, nobres, nortelandia, nossa senhora do livramento,
    nova bandeirantes, nova brasilandia, nova canaa do norte, nova guarita, nova lacerda, nova marilandia,
    nova maringa, nova monte verde, nova mutum, nova nazare, nova olimpia, nova santa helena, nova ubirata,
    nova xavantina, novo horizonte do norte, novo mundo, novo santo antonio, novo sao joaquim, paranaita,
    paranatinga, pedra preta, peixoto de azevedo, planalto da serra, pocone, pontal do araguaia, ponte branca,
    pontes e lacerda, porto alegre do norte, porto dos gauchos, porto esperidiao, porto estrela, poxoreu,
    primavera do leste, querencia, reserva do cabacal, ribeirao cascalheira, ribeiraozinho, rio branco, rondolandia,
    rondonopolis, rosario oeste, salto do ceu, santa carmem, santa cruz do xingu, santa rita do trivelato,
    santa terezinha, santo afonso, santo antonio do leste, santo antonio do leverger, sao felix do araguaia,
    sao jose do povo, sao jose do rio claro, sao jose do xingu, sao jose dos quatro marcos, sao pedro da cipa,
    sapezal, serra nova dourada, sinop, sorriso, tabapora, tangara da serra, tapurah, terra nova do norte, tesouro,
    torixoreu, uniao do sul, vale de sao domingos, varzea grande, vera, vila bela da santissima trindade, vila rica`,
  RO: `
    alta floresta d'oeste, alto alegre dos parecis, alto paraiso, alvorada d'oeste, ariquemes, buritis, cabixi,
    cacaulandia, cacoal, campo novo de rondonia, candeias do jamari, castanheiras, cerejeiras, chupinguaia,
    colorado do oeste, corumbiara, costa marques, cujubim, espigao d'oeste, governador jorge teixeira,
    guajara-mirim, itapua do oeste, jaru, ji-parana, machadinho d'oeste, ministro andreazza, mirante da serra,
    monte negro, nova brasilandia d'oeste, nova mamore, nova uniao, novo horizonte do oeste, ouro preto do oeste,
    parecis, pimenta bueno, pimenteiras do oeste, porto velho, presidente medici, primavera de rondonia, rio crespo,
    rolim de moura, santa luzia d'oeste, sao felipe d'oeste, sao francisco do guapore, sao miguel do guapore,
    seringueiras, teixeiropolis, theobroma, urupa, vale do anari, vale do paraiso, vilhena`,
  RR: `
    alto alegre, amajari, boa vista, bonfim, canta, caracarai, caroebe, iracema, mucajai, normandia, pacaraima,
    rorainopolis, sao joao da baliza, sao luiz, uiramuta`,
};

/** Of these names there is a municipality under another clock too, most often Brasília's. */
const SHARED_NAMES = `
    agua boa, alto alegre, alto paraiso, bandeirantes, boa vista, bonfim, bonito, buritis, campo grande, canarana,
    caracol, cruzeiro do sul, douradina, eldorado, general carneiro, humaita, iracema, itapiranga, japura, jardim,
    mundo novo, nova olimpia, nova uniao, novo santo antonio, pedra preta, presidente medici, rio branco, rio negro,
    santa terezinha, tabatinga, varzea grande`;

/** The municipalities of each state whose clocks are not Brasília's, as `fold` (domain/values/text/names.ts) has them. */
export const FAR_MUNICIPALITIES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(NAMES).map(([state, names]) => [state, setOf(names)]),
);

/** Names that alone do not tell which clock it is. */
export const SHARED: ReadonlySet<string> = setOf(SHARED_NAMES);

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(',').map((name) => name.trim()));
}
