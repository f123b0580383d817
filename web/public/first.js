// Runs before the first paint, so that the page never flashes in another theme, and asks for the texts of the language
// without waiting for the program. src/shell/settings.ts takes over.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('twenties.settings')) || {};
  } catch (refused) {
    // Nothing is kept: the wishes of the system stand.
  }
  var asks = function (query) {
    return matchMedia(query).matches;
  };
  var theme = kept.theme;
  if (theme !== 'light' && theme !== 'dark' && theme !== 'contrast') {
    theme = asks('(prefers-contrast: more)')
      ? 'contrast'
      : asks('(prefers-color-scheme: dark)')
        ? 'dark'
        : 'light';
  }
  var root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.motion = kept.motion === 'none' || asks('(prefers-reduced-motion: reduce)') ? 'none' : 'full';
  var places = document.currentScript ? document.currentScript.dataset : {};
  var wanted = [kept.language].concat(navigator.languages || []).map(function (tag) {
    return String(tag).toLowerCase().split('-')[0];
  });
  var language = wanted.find(function (code) {
    return Object.prototype.hasOwnProperty.call(places, code);
  });
  root.lang = language || 'en';
  if (places[root.lang]) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = places[root.lang];
    document.head.append(link);
  }
})();
