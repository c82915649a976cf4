import { createRouter } from 'sv-router';
import HomePage from './pages/HomePage.svelte';

/** Pages of the client; all but the first are loaded when they are gone to. */
export const router = createRouter({
  '/': HomePage,
  '/new': () => import('./pages/CreatePage.svelte'),
  '/practise': () => import('./pages/PractisePage.svelte'),
  '/t/:invitation': () => import('./pages/TablePage.svelte'),
  '/w/:watch': () => import('./pages/WatchPage.svelte'),
  '/w/:watch/:series/:game': () => import('./pages/WatchedGamePage.svelte'),
  '/return/:token': () => import('./pages/ReturnPage.svelte'),
  '/history': () => import('./pages/HistoryPage.svelte'),
  '/s/:tableId/:series': () => import('./pages/SeriesPage.svelte'),
  '/s/:tableId/:series/:game': () => import('./pages/GamePage.svelte'),
  '*': () => import('./pages/NotFoundPage.svelte'),
});
