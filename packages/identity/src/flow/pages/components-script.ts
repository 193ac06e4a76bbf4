/**
 * Scripts that the flow component loads with its screens, otherwise from other hosts. Our screens use
 * plain elements; only buttons are of the kind that its older generation binds.
 */
export const COMPONENTS = `globalThis.DescopeUI = {
  componentsThemeManager: { themes: {}, currentThemeName: '' },
  'descope-button': async () => {
    class DescopeButton extends HTMLElement {
      connectedCallback() {
        this.setAttribute('role', 'button');
        this.tabIndex = 0;
        this.onkeydown = (event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          // The component presses the main button for Enter anywhere else.
          event.stopPropagation();
          this.click();
        };
      }
    }
    customElements.define('descope-button', DescopeButton);
  },
};
`;
