// The service worker. Built by itself (build/worker.ts); what it imports is within it.
import { routeOf } from '#domain/navigation/routes.ts';
import { isKept } from '#domain/offline/keptPaths.ts';
import type { WorkerOrder } from '#domain/offline/worker.ts';
import { answerFile, answerPage, dropFormerCode, isCode, storeCode } from './code.ts';
import { endPush, openNotice, showNotice } from './push.ts';
import { answerReply, forget } from './replies.ts';
import { scope } from './scope.ts';

const ORDERS: Readonly<Record<WorkerOrder, () => Promise<unknown>>> = {
  takeOver: () => scope.skipWaiting(),
  forget: () => Promise.all([forget(), endPush()]),
};

// A new version waits until no page of the former is open, or until somebody says that it may take over.
scope.addEventListener('install', (event) => event.waitUntil(storeCode()));

// The first worker also answers the pages that are open already.
scope.addEventListener('activate', (event) => event.waitUntil(dropFormerCode().then(() => scope.clients.claim())));

scope.addEventListener('message', (event) => {
  if (event.data === 'takeOver' || event.data === 'forget') event.waitUntil(ORDERS[event.data]());
});

scope.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.text())));

scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Every screen of the app has the same page; the API, the bank's pages and the visualizer are the server's alone.
  if (request.mode === 'navigate') {
    if (routeOf(pathname) !== undefined) event.respondWith(answerPage(request));
  } else if (isCode(pathname)) event.respondWith(answerFile(request));
  else if (isKept(pathname)) {
    event.respondWith(answerReply({ request, waitUntil: (work) => event.waitUntil(work) }));
  }
});
