// Runs before the first paint, so that a dark console never flashes white. The stored flag map decides
// whether the theme may be dark; before the first sign-in there is none and the stored choice stands.
(function () {
  function stored(key) {
    try {
      return JSON.parse(window.localStorage.getItem(key));
    } catch {
      return null;
    }
  }
  const userData = stored('USER_DATA');
  const flags = userData && userData.featureFlags;
  const isAllowed = !flags || flags.show_dark_mode === true;
  if (stored('DARK_MODE_ENABLED') === true && isAllowed) {
    document.documentElement.classList.add('dark');
  }
})();
