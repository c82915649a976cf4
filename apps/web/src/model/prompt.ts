import type { OfficersSection, Position } from '@skat/engine';
import { KONTRA_WORDS, at } from '@skat/engine';
import type { Messages } from '../i18n/messages.ts';
import { bidChoiceOf, duelOf, lastBidder } from './bidding.ts';
import { officersLed } from './officers.ts';
import { proposalPrompt } from './proposal.ts';
import type { Scene } from './scene.ts';
import type { TableModel } from '../state/table-model.svelte.ts';

/** One line that says what is going on and what is wanted. */
export function promptOf(model: TableModel, words: Messages): string {
  const { scene, view } = model;
  if (view.viewer === null) return '';
  if (view.officers !== null) return officersPrompt(model, view.officers, words);
  if (scene === null) return words.table.nextDeal;
  if (view.play === null) return '';
  if (model.isStoodIn) return words.presence.computerPlaysForYou;
  switch (scene.phase) {
    case 'cutting':
      return asked(model, words.cutting.youCut, words.cutting.waiting);
    case 'bidding':
      return biddingPrompt(model, words);
    case 'grandHandOffer':
      return asked(model, words.ramsch.offer, words.ramsch.offerWaiting);
    case 'schieben':
      return asked(model, ownPass(model, words), words.ramsch.passes);
    case 'skatDecision':
      return model.isMyTurn ? words.skat.youDeclare({ bid: scene.bid }) : decides(model, words);
    case 'declaring':
      return model.isMyTurn ? words.skat.youDeclare({ bid: scene.bid }) : declares(model, words);
    case 'playing':
      return playPrompt(model, scene, words);
    case 'ramsch':
      return model.isMyTurn ? ownTurn(model, words) : othersTurn(model, words);
    case 'passedIn':
    case 'ramschFinished':
    case 'finished':
      return '';
  }
}

function officersPrompt(model: TableModel, officers: OfficersSection, words: Messages): string {
  if (model.isStoodIn) return words.presence.computerPlaysForYou;
  const { legal, phase, toAct, trick } = officers;
  const name = named(model, toAct[0] ?? null);
  if (legal === null)
    return phase === 'officersAnnouncing'
      ? words.officers.announces({ name })
      : words.common.waitingFor({ name });
  if (legal.type === 'announceOfficers') return words.officers.youAnnounce;
  if (legal.type === 'kontra') return words.kontra.youAreAsked({ word: legal.word });
  const led = officersLed(officers);
  if (led !== null)
    return words.play.yourTurnFollow({ suit: led === 'trump' ? words.cards.trump : words.cards.suits[led] });
  return trick?.cards.length === 0 ? words.play.yourTurnLead : words.table.yourTurnFree;
}

/** The own question, or who is waited for. */
function asked(model: TableModel, own: string, other: (person: { name: string }) => string): string {
  return model.isMyTurn ? own : other({ name: named(model, model.scene?.toAct[0] ?? null) });
}

function ownPass({ view }: TableModel, { ramsch }: Messages): string {
  return view.play?.legal?.type === 'passSkat' ? ramsch.youPass : ramsch.youLookOrPush;
}

function playPrompt(model: TableModel, scene: Scene, words: Messages): string {
  const { proposal, declarer, kontra, kontraAsked } = scene;
  const { position } = model;
  if (proposal !== null) {
    const nameAt = (other: Position): string => model.nameAt(other);
    return proposalPrompt({ proposal, declarer, position, nameAt }, words);
  }
  const legal = model.view.play?.legal ?? null;
  if (legal?.type === 'kontra') return words.kontra.youAreAsked({ word: legal.word });
  if (kontraAsked.length > 0) {
    const names = kontraAsked.map((position) => model.nameAt(position));
    return words.kontra.waiting({ names, word: at(KONTRA_WORDS, kontra.length) });
  }
  return model.isMyTurn ? ownTurn(model, words) : othersTurn(model, words);
}

function biddingPrompt(model: TableModel, words: Messages): string {
  const { scene, view } = model;
  const choice = view.play === null ? null : bidChoiceOf(view.play);
  const toAct = scene?.toAct[0];
  const calls = scene?.calls ?? [];
  const duel = duelOf(calls, toAct);
  if (choice?.kind === 'answer') {
    const bidder = lastBidder(calls);
    return words.bidding.youAnswer({ name: named(model, bidder), value: choice.values[0] ?? 0 });
  }
  if (choice !== null)
    return duel === null
      ? words.bidding.forehandAlone
      : words.bidding.youSay({ listener: named(model, duel.listener) });
  if (duel === null) return words.common.waitingFor({ name: named(model, toAct ?? null) });
  const { bidder, listener } = duel;
  if (listener === model.position) return words.table.youListen({ name: named(model, bidder) });
  return words.bidding.othersBid({ bidder: named(model, bidder), listener: named(model, listener) });
}

function named(model: TableModel, position: Position | null): string {
  return position === null ? '' : model.nameAt(position);
}

function decides(model: TableModel, words: Messages): string {
  const { scene } = model;
  return words.skat.otherDecides({ name: model.nameAt(scene?.declarer ?? 0), bid: scene?.bid ?? 0 });
}

function declares(model: TableModel, words: Messages): string {
  return words.declare.otherDeclares({ name: model.nameAt(model.scene?.declarer ?? 0) });
}

function ownTurn(model: TableModel, words: Messages): string {
  const { suitToFollow, scene, view } = model;
  if (suitToFollow !== null) return words.play.yourTurnFollow({ suit: suitToFollow });
  if ((scene?.trick?.cards.length ?? 0) === 0) return words.play.yourTurnLead;
  return view.play === null ? '' : words.table.yourTurnFree;
}

function othersTurn(model: TableModel, words: Messages): string {
  return words.common.waitingFor({ name: model.nameAt(model.scene?.toAct[0] ?? 0) });
}
