// Runs before the first paint, so that the page never flashes in another theme. src/shell/settings.ts takes over.
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
  if (kept.language) root.lang = kept.language;
})();
