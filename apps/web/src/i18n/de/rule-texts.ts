/** What the rules say in sentences (R9.98): fetched where they are read. */
export const ruleTexts = {
  officersSay:
    'Jeder hat acht verdeckte Karten mit je einer offenen darauf. Der Ansager nennt aus seinen offenen Karten Kreuz, Pik, Herz, Karo oder Grand und spielt aus; bedient wird mit offenen Karten. Mit 61 Augen gewinnt der Ansager.',
  openings: {
    ramsch:
      'Im Ramsch spielt jeder für sich und nur die Buben sind Trumpf: wer die meisten Augen hat, verliert und bekommt sie als Minus angeschrieben.',
    grandHand: 'Grand Hand statt Ramsch wird ohne Reizen gespielt und wie jeder Grand Hand gezählt.',
    bock: 'Eine Bockrunde beginnt mit dem nächsten Spiel und dauert, bis jeder einmal gegeben hat.',
    spitze:
      'Spitze bringt eine Stufe mehr: der niedrigste Trumpf muss den letzten Stich machen, sonst ist das Spiel verloren.',
    officersLevels:
      'Das Spiel ist eine Stufe; Schneider (einer hat höchstens 30 Augen) und Schwarz (einer hat keinen Stich) sind je eine mehr. Grundwert mal Stufen ist der Spielwert.',
    officersMatadors:
      'Jeder der obersten Trümpfe, die der Ansager lückenlos hat oder die ihm fehlen, ist auch eine Stufe; gezählt wird über seine sechzehn Karten.',
    officersTie: 'Bei 60 zu 60 verliert der Ansager.',
  },
  says: {
    scoring: {
      simple: 'Gezählt werden nur die Punkte der eigenen Spiele.',
      seeger: 'Zu den Spielpunkten kommen 50 für jedes gewonnene und −50 für jedes verlorene eigene Spiel.',
      seegerFabian:
        'Zu den Spielpunkten kommen 50 für jedes gewonnene und −50 für jedes verlorene eigene Spiel; verliert ein Alleinspieler, bekommen die anderen zu dritt je 40, zu viert je 30.',
      bierlachs:
        'Es gibt nur Minuspunkte: gewinnt der Alleinspieler, zahlen die anderen; verliert er, zahlt er doppelt. Wer die Grenze erreicht, ist Letzter.',
    },
    dealerShare: {
      skwo: 'Auch der aussetzende Geber bekommt 30, wenn der Alleinspieler verliert.',
      none: 'Der aussetzende Geber bekommt nichts, wenn der Alleinspieler verliert.',
    },
    tieBreak: {
      draw: 'Bei gleicher Summe teilt man sich den Platz.',
      skwo: 'Bei gleicher Summe entscheiden mehr gewonnene, dann weniger verlorene Spiele.',
    },
    bierlachsLimit: {
      '301': 'Die Liste endet, sobald jemand −301 erreicht.',
      '401': 'Die Liste endet, sobald jemand −401 erreicht.',
      '501': 'Die Liste endet, sobald jemand −501 erreicht.',
    },
    bierlachsDealerPays: {
      on: 'Der aussetzende Geber zahlt mit.',
      off: 'Der aussetzende Geber zahlt nicht mit.',
    },
    onAllPass: {
      redeal: 'Passen alle, ist das Spiel eingepasst: es zählt als Spiel der Liste, der Nächste gibt.',
      ramsch: 'Passen alle, wird Ramsch gespielt.',
      schieberamsch: 'Passen alle, wird Schieberamsch gespielt: der Skat geht zuerst reihum.',
    },
    skatOwner: {
      lastTrick: 'Im Ramsch gehört der Skat zum letzten Stich.',
      loser: 'Im Ramsch bekommt der Verlierer den Skat dazu.',
      nobody: 'Im Ramsch zählt der Skat niemandem.',
    },
    ramschTie: {
      allTiedLose: 'Haben mehrere die meisten Augen, verlieren sie alle.',
      lastTrickLoses: 'Haben mehrere die meisten Augen, verliert, wer zuletzt einen Stich gemacht hat.',
    },
    jungfrau: {
      on: 'Bleibt jemand ohne Stich (Jungfrau), zählt der Ramsch doppelt.',
      off: 'Eine Jungfrau ändert nichts.',
    },
    durchmarsch: {
      plus120: 'Wer alle Stiche macht (Durchmarsch), bekommt 120 Punkte.',
      othersMinus120: 'Macht einer alle Stiche (Durchmarsch), verlieren die anderen je 120 Punkte.',
      off: 'Einen Durchmarsch gibt es nicht: wer alle Stiche macht, verliert mit allen Augen.',
    },
    ramschCounts: {
      on: 'Ein verlorener Ramsch zählt als verlorenes, ein Durchmarsch als gewonnenes Spiel.',
      off: 'Ramsch zählt nicht als gewonnenes oder verlorenes Spiel.',
    },
    pushDoubles: {
      on: 'Wer den Skat unbesehen weiterschiebt, verdoppelt.',
      off: 'Schieben verdoppelt nicht.',
    },
    jacksMayBePassed: {
      on: 'Buben dürfen weitergeschoben werden.',
      off: 'Wer den Skat angesehen hat, darf keinen Buben weiterschieben.',
    },
    grandHand: {
      compulsoryOnly:
        'In Ramschrunden darf stattdessen ein Grand Hand angesagt werden; der Ramsch wird nachgeholt.',
      always: 'Vor jedem Ramsch darf stattdessen ein Grand Hand angesagt werden.',
      never: 'Einen Grand Hand statt Ramsch gibt es nicht.',
    },
    kontra: {
      on: 'Die Gegenspieler dürfen Kontra sagen, der Alleinspieler darauf Re: das Ergebnis verdoppelt sich jedes Mal.',
      off: 'Kontra und Re gibt es nicht.',
    },
    kontraSteps: {
      '2': 'Nach Re ist Schluss.',
      '3': 'Nach Re darf noch Supra gesagt werden.',
      '4': 'Nach Re dürfen noch Supra und Hirsch gesagt werden.',
    },
    kontraWindow: {
      ownFirstCard: 'Kontra darf gesagt werden, bis man selbst die erste Karte gespielt hat.',
      beforeFirstLead: 'Kontra darf nur vor dem ersten Ausspiel gesagt werden; beide werden gefragt.',
    },
    kontraNeedsBid: {
      on: 'Kontra darf nur sagen, wer mindestens 18 gereizt oder gehalten hat.',
      off: 'Kontra darf auch sagen, wer nicht gereizt hat.',
    },
    kontraOuvert: {
      beforeExposure: 'Bei Ouvert wird nach Kontra gefragt, bevor die Karten aufgelegt werden.',
      none: 'Bei Ouvert gibt es kein Kontra.',
    },
    reInNull: { on: 'Re gibt es auch bei Null.', off: 'Bei Null gibt es kein Re.' },
    kontraDoublesBonus: {
      on: 'Kontra verdoppelt auch die 50 und die 40 oder 30 der Wertung.',
      off: 'Die 50 und die 40 oder 30 der Wertung werden nicht verdoppelt.',
    },
    bock: {
      on: 'Es gibt Bockrunden: eine Runde lang zählt jedes Spiel doppelt.',
      off: 'Bockrunden gibt es nicht.',
    },
    bockStacking: {
      append: 'Mehrere Bockrunden folgen aufeinander.',
      multiply: 'Überschneiden sich Bockrunden, verdoppelt jede noch einmal.',
      ignore: 'In einer Bockrunde entsteht keine neue.',
    },
    bockThenRamsch: {
      on: 'Auf jede Bockrunde folgt eine Ramschrunde.',
      off: 'Auf Bockrunden folgt nichts.',
    },
    spitze: {
      on: 'Mit der Ansage darf Spitze versprochen werden: den letzten Stich mit dem niedrigsten Trumpf.',
      off: 'Spitze gibt es nicht.',
    },
    concede: {
      both: 'Aufgeben können die Gegenspieler nur gemeinsam.',
      either: 'Gibt ein Gegenspieler auf, gilt das für beide.',
    },
    defendersClaim: {
      on: 'Ein Gegenspieler darf den Rest beanspruchen, wenn ihm alle Stiche sicher sind.',
      off: 'Gegenspieler spielen ihre Stiche aus.',
    },
    officersScoring: {
      value: 'Gewinnt der Ansager, bekommt er den Spielwert; verliert er, verliert er ihn doppelt.',
      victoryPoints: 'Siegpunkte nach Augen: 60 ein Punkt, ab 61 zwei, ab 91 drei, alle 120 vier.',
    },
    officersKontra: {
      on: 'Der Geber darf Kontra sagen, der Ansager darauf Re: das Ergebnis verdoppelt sich jedes Mal.',
      off: 'Kontra und Re gibt es nicht.',
    },
    officersMatadors: { on: 'Spitzen zählen zum Spielwert.', off: 'Spitzen zählen nicht.' },
    announceAfterEight: {
      on: 'Angesagt wird, wenn acht offene Karten liegen.',
      off: 'Angesagt wird, wenn vier offene Karten liegen.',
    },
    onLeave: {
      bot: 'Wer geht, für den spielt der Computer weiter.',
      forfeit: 'Wer mitten im Spiel geht, verliert es.',
    },
    cut: {
      auto: 'Abgehoben wird von selbst.',
      player: 'Der Spieler rechts vom Geber hebt ab.',
    },
    cardFace: {
      french: 'Gespielt wird mit französischem Blatt.',
      german: 'Gespielt wird mit deutschem Blatt.',
      tournament: 'Gespielt wird mit dem vierfarbigen Turnierblatt.',
    },
    showCounters: {
      on: 'Die Augen werden für alle mitgezählt.',
      off: 'Die Augen zählt jeder selbst.',
    },
    kontraSaid: { on: 'Bock nach jedem Kontra.', off: '' },
    split60: { on: 'Bock nach 60 zu 60.', off: '' },
    kontraLost: { on: 'Bock, wenn der Alleinspieler mit Kontra verliert.', off: '' },
    reSaid: { on: 'Bock nach jedem Re.', off: '' },
    passedOut: { on: 'Bock, wenn alle passen.', off: '' },
    lostGrand: { on: 'Bock nach einem verlorenen Grand.', off: '' },
    wonGrandHand: { on: 'Bock nach einem gewonnenen Grand Hand.', off: '' },
    declarerSchneider: { on: 'Bock, wenn der Alleinspieler Schneider bleibt.', off: '' },
    valueAtLeast72: { on: 'Bock ab Spielwert 72.', off: '' },
    valueAtLeast96: { on: 'Bock ab Spielwert 96.', off: '' },
    totalMultipleOf100: { on: 'Bock, wenn ein Punktestand auf einem vollen Hunderter landet.', off: '' },
    totalRepdigit: { on: 'Bock bei einer Schnapszahl wie 111 oder 222.', off: '' },
  },
};
