/**
 * Defines the style of the charts, which have a transparent background. The colors come from GitHub's light theme, or
 * from its dark theme if the reader prefers a dark color scheme.
 */
export const STYLE = `
    text { font: 13px -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; fill: #1f2328 }
    .title { font-size: 15px; font-weight: 600 }
    .note { font-size: 12px }
    .ours { font-weight: 600 }
    .note, .value { fill: #59636e }
    .value.ours { fill: #1f2328 }
    rect { fill: #afb8c1 }
    rect.ours { fill: #0969da }
    @media (prefers-color-scheme: dark) {
      text, .value.ours { fill: #f0f6fc }
      .note, .value { fill: #9198a1 }
      rect { fill: #4d5560 }
      rect.ours { fill: #4493f8 }
    }`
