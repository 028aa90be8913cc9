/*
 * What runs on the callback page: a file of its own, since no page of ours allows scripts inside it. It tells the page
 * that opened the popup, at one exact origin, and closes the popup. Without an opener the page's own words remain.
 */
'use strict';
(() => {
  const { message, origin } = document.body.dataset;
  if (!message || !origin || !window.opener) return;
  window.opener.postMessage(JSON.parse(message), origin);
  window.close();
})();
