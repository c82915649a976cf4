import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { DeckInUse } from './cards/deck-in-use.svelte.ts';
import { Locale } from './i18n/locale.svelte.ts';
import { Settings } from './ui/settings.svelte.ts';
import { browserStorage } from './ui/storage.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

const storage = browserStorage();
const settings = new Settings(storage, window.matchMedia('(pointer: coarse)').matches);
const deck = new DeckInUse(settings);
const locale = await Locale.open(navigator.languages, { storage, suits: () => deck.family });
target.replaceChildren();
mount(App, { target, props: { locale, settings, deck } });
